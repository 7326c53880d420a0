import type { SamplePicture } from "./types.ts";

/**
 * What stations show: a site that could be theirs, and what is beside the chargers at some. No site is twice in a city
 * or at more than three stations; a station without a fitting picture has none, and its page shows the map instead. The
 * sign in "site-hills" says "24 hours", so only stations that never close have it.
 */
export const stationPictures: Readonly<Record<string, readonly SamplePicture[]>> = {
  "chennai-guindy": ["site-hub", "scene-lounge"],
  "chennai-anna-nagar": ["site-street", "scene-cafe"],
  "chennai-sholinganallur": ["scene-station"],
  "coimbatore-peelamedu": ["model-franchise", "scene-cafe"],
  "krishnagiri-bypass": ["site-hills", "scene-lounge"],
  "bengaluru-indiranagar": ["model-standalone", "scene-shop"],
  "bengaluru-electronic-city": ["site-office"],
  "visakhapatnam-siripuram": ["site-coast"],
  "kochi-edappally": ["scene-mall", "scene-lounge"],
  "thiruvananthapuram-kazhakkoottam": ["site-coast"],
  "mumbai-andheri-east": ["model-standalone"],
  "mumbai-bandra-kurla-complex": ["site-office"],
  "navi-mumbai-vashi": ["scene-mall", "scene-shop"],
  "pune-baner": ["scene-station", "scene-cafe"],
  "lonavala-valvan": ["site-hills", "scene-charging"],
  "nagpur-sitabuldi": ["site-street"],
  "ahmedabad-prahlad-nagar": ["site-hub"],
  "surat-adajan": ["model-franchise"],
  "panaji-patto": ["site-coast"],
  "kolkata-salt-lake-sector-v": ["site-office"],
  "bhubaneswar-patia": ["model-franchise"],
  "ranchi-lalpur": ["site-street"],
  "new-delhi-saket": ["scene-mall"],
  "gurugram-cyber-city": ["site-hub"],
  "noida-sector-62": ["site-yard"],
  "lucknow-gomti-nagar": ["site-yard"],
  "jaipur-malviya-nagar": ["scene-plot"],
};
