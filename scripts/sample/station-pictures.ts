import type { SamplePicture } from "./types.ts";

/**
 * What stations show: a site that could be theirs, and what is beside the chargers at some. No site is twice in a city,
 * at more than three stations, or three times among a station and its neighbours. A station without a fitting picture
 * has none, and its page shows the map instead.
 */
export const stationPictures: Readonly<Record<string, readonly SamplePicture[]>> = {
  "chennai-guindy": ["site-street", "scene-lounge"],
  "chennai-anna-nagar": ["site-monsoon", "scene-cafe"],
  "chennai-sholinganallur": ["site-hub"],
  "coimbatore-peelamedu": ["site-yard", "scene-cafe"],
  "krishnagiri-bypass": ["site-hub", "scene-lounge"],
  "bengaluru-indiranagar": ["site-street", "scene-cafe"],
  "bengaluru-electronic-city": ["site-office"],
  "hyderabad-gachibowli": ["site-highway"],
  "visakhapatnam-siripuram": ["site-coast"],
  "kochi-edappally": ["scene-mall", "scene-lounge"],
  "thiruvananthapuram-kazhakkoottam": ["site-coast"],
  "mumbai-andheri-east": ["site-deck"],
  "mumbai-bandra-kurla-complex": ["site-office"],
  "navi-mumbai-vashi": ["scene-mall", "scene-shop"],
  "pune-baner": ["site-campus", "scene-cafe"],
  "lonavala-valvan": ["site-highway", "scene-lounge"],
  "nagpur-sitabuldi": ["site-campus"],
  "ahmedabad-prahlad-nagar": ["site-solar"],
  "surat-adajan": ["site-yard"],
  "panaji-patto": ["site-coast"],
  "kolkata-salt-lake-sector-v": ["site-office"],
  "siliguri-sevoke-road": ["site-monsoon"],
  "bhubaneswar-patia": ["site-campus"],
  "ranchi-lalpur": ["site-street"],
  "new-delhi-saket": ["scene-mall"],
  "gurugram-cyber-city": ["site-hub"],
  "noida-sector-62": ["site-solar"],
  "lucknow-gomti-nagar": ["site-yard"],
  "jaipur-malviya-nagar": ["site-desert"],
  "chandigarh-sector-17": ["site-hills"],
  "dehradun-rajpur-road": ["site-hills"],
  "indore-vijay-nagar": ["site-highway"],
};
