/**
 * Roads that drivers take and the map does not draw, each as the towns that it passes: compiled from public knowledge,
 * right to a few kilometres. They complete the network of trips, not the map.
 */
export const linkRoads: readonly { number: string; towns: string }[] = [
  { number: "NH 152", towns: "Ambala, Chandigarh" },
  { number: "NH 60", towns: "Pune, Sangamner, Nashik" },
  { number: "NH 753F", towns: "Pune, Ahmadnagar, Chhatrapati Sambhajinagar" },
  { number: "NH 132", towns: "Tindivanam, Villupuram" },
  { number: "Agra Lucknow Expressway", towns: "Agra, Shikohabad, Kannauj, Lucknow" },
  {
    number: "Samruddhi Expressway",
    towns: "Nashik, Shirdi, Chhatrapati Sambhajinagar, Jalna, Mehkar, Karanja, Wardha, Nagpur",
  },
  { number: "NH 181", towns: "Gundlupet, Udagamandalam, Coimbatore" },
  { number: "NH 12", towns: "Dalkola, Kishanganj" },
  { number: "Delhi Dehradun Expressway", towns: "Delhi, Baghpat, Shamli, Saharanpur, Dehradun" },
  { number: "NH 748", towns: "Belagavi, Panaji" },
  { number: "NH 552", towns: "Indore, Ujjain" },
  { number: "NH 731", towns: "Lucknow, Sultanpur, Jaunpur, Varanasi" },
  { number: "NH 316", towns: "Bhubaneswar, Puri" },
  { number: "NH 44 south", towns: "Madurai, Tirunelveli, Nagercoil, Kanniyakumari" },
  { number: "NH 81", towns: "Salem, Namakkal, Karur, Tiruchirappalli" },
  { number: "NH 716", towns: "Cuddapah, Tirupati" },
  { number: "NH 947", towns: "Rajkot, Jamnagar, Dwarka" },
  { number: "NH 751", towns: "Ahmedabad, Bhavnagar" },
  { number: "NH 341", towns: "Gandhidham, Bhuj" },
];

/** Their towns that the map's labels do not have, or not by this name: longitude, latitude. */
export const linkTowns: Record<string, readonly [lng: number, lat: number]> = {
  Bhuj: [69.67, 23.24],
  Kannauj: [79.92, 27.05],
  Karanja: [77.49, 20.48],
  Mehkar: [76.57, 20.15],
  Sangamner: [74.21, 19.57],
  Shirdi: [74.48, 19.77],
  Shikohabad: [78.59, 27.11],
  Udagamandalam: [76.7, 11.41],
};

/** Roads over hills: a driver prefers another that is up to a third longer. */
export const hillRoads: readonly string[] = ["NH 181", "NH 766", "NH 75", "NH 85"];

/**
 * Lengths of parts of these roads in kilometres, as road signs and the highway authority say them: the legs between are
 * scaled to them. A road is named as in its table.
 */
export const roadLengths: readonly [road: string, from: string, to: string, km: number][] = [
  ["NH 48 south", "Mumbai", "Pune", 150],
  ["NH 48 south", "Pune", "Kolhapur", 232],
  ["NH 48 south", "Kolhapur", "Belagavi", 115],
  ["NH 48 south", "Belagavi", "Hubballi", 100],
  ["NH 48 south", "Hubballi", "Davangere", 145],
  ["NH 48 south", "Davangere", "Tumakuru", 195],
  ["NH 48 south", "Tumakuru", "Bengaluru", 70],
  ["NH 48 north", "Delhi", "Jaipur", 280],
  ["NH 48 north", "Jaipur", "Ajmer", 135],
  ["NH 48 north", "Ajmer", "Udaipur", 302],
  ["NH 48 north", "Udaipur", "Ahmedabad", 260],
  ["NH 48 west", "Ahmedabad", "Vadodara", 112],
  ["NH 48 west", "Vadodara", "Surat", 150],
  ["NH 48 west", "Surat", "Mumbai", 284],
  ["NH 48 east", "Krishnagiri", "Chennai", 252],
  ["NH 44", "Delhi", "Agra", 220],
  ["NH 44", "Agra", "Gwalior", 120],
  ["NH 44", "Gwalior", "Jhansi", 102],
  ["NH 44", "Nagpur", "Hyderabad", 500],
  ["NH 44", "Hyderabad", "Bengaluru", 570],
  ["NH 44", "Bengaluru", "Salem", 205],
  ["NH 44", "Salem", "Madurai", 235],
  ["NH 44 north", "Ambala", "Delhi", 200],
  ["NH 44 north", "Ludhiana", "Ambala", 115],
  ["NH 44 north", "Jalandhar", "Ludhiana", 60],
  ["NH 152", "Ambala", "Chandigarh", 47],
  ["NH 60", "Mumbai", "Nashik", 167],
  ["NH 60", "Pune", "Nashik", 212],
  ["NH 65", "Pune", "Solapur", 253],
  ["NH 65", "Solapur", "Hyderabad", 308],
  ["NH 65", "Hyderabad", "Vijayawada", 275],
  ["NH 66", "Panvel", "Panaji", 540],
  ["NH 66", "Panaji", "Mangaluru", 365],
  ["NH 66", "Mangaluru", "Kozhikode", 230],
  ["NH 66", "Kozhikode", "Kochi", 185],
  ["NH 66", "Kochi", "Thiruvananthapuram", 205],
  ["NH 16", "Chennai", "Vijayawada", 450],
  ["NH 16", "Vijayawada", "Visakhapatnam", 350],
  ["NH 16", "Visakhapatnam", "Bhubaneswar", 445],
  ["NH 19", "Noida", "Agra", 205],
  ["NH 19", "Kanpur", "Prayagraj", 205],
  ["NH 19", "Prayagraj", "Varanasi", 122],
  ["NH 19", "Durgapur", "Kolkata", 172],
  ["NH 27 east", "Kanpur", "Lucknow", 92],
  ["NH 27 east", "Lucknow", "Gorakhpur", 270],
  ["NH 47", "Rajkot", "Ahmedabad", 216],
  ["NH 47", "Ahmedabad", "Indore", 390],
  ["NH 275", "Bengaluru", "Mysuru", 145],
  ["NH 181", "Udagamandalam", "Coimbatore", 86],
  ["NH 544", "Salem", "Coimbatore", 165],
  ["NH 544", "Coimbatore", "Kochi", 195],
  ["NH 32", "Chennai", "Tindivanam", 122],
  ["NH 38", "Tiruchirappalli", "Madurai", 135],
  ["NH 75", "Mangaluru", "Bengaluru", 350],
  ["NH 75", "Bengaluru", "Chittoor", 185],
  ["NH 52 Bhopal", "Indore", "Bhopal", 195],
  ["NH 753F", "Pune", "Chhatrapati Sambhajinagar", 235],
  ["Agra Lucknow Expressway", "Agra", "Lucknow", 335],
  ["Samruddhi Expressway", "Nashik", "Nagpur", 590],
  ["NH 163", "Hyderabad", "Warangal", 145],
  ["Delhi Dehradun Expressway", "Delhi", "Dehradun", 235],
  ["NH 731", "Lucknow", "Varanasi", 305],
  ["NH 3", "Amritsar", "Jalandhar", 80],
  ["NH 5", "Ludhiana", "Chandigarh", 100],
  ["NH 5", "Chandigarh", "Shimla", 115],
  ["NH 7", "Chandigarh", "Dehradun", 170],
];

/** How much longer a road is than the line through its towns, where its length is not in the table. */
export const usualWinding = 1.11;
