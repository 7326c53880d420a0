import { replyTime } from "#shared/thanks.ts";

/**
 * The business. All its names, numbers, addresses and external links are here: to rename it or to
 * set its real contacts, change this file and build again.
 */
export const brand = {
  name: "Charge India",
  tagline: "India’s Trusted EV Charging Network",
  promise: "Smart EV charging for every business need, with Made-in-India technology",
  /** The origin of the site, for canonical links and cards. No trailing slash. */
  origin: "https://charge-india.example.com",
  supportEmail: "support@example.com",
  salesEmail: "sales@example.com",
  /** For display, and as a `tel:` link. */
  phone: { display: "+91 44 4000 0000", href: "tel:+914440000000" },
  supportHours: "24/7",
  /** The time to a reply, after "within" or "in"; the forms promise it too. */
  replyTime,
  /** An example number; opens a WhatsApp chat. */
  whatsapp: "https://wa.me/914440000000",
  address: {
    lines: ["1 Example Road", "Chennai 600001", "Tamil Nadu, India"],
    street: "1 Example Road",
    city: "Chennai",
    region: "Tamil Nadu",
    postcode: "600001",
    country: "IN",
    directions: "https://www.google.com/maps/search/?api=1&query=1+Example+Road+Chennai+600001",
  },
  social: [
    { name: "Instagram", href: "https://www.instagram.com/example" },
    { name: "Facebook", href: "https://www.facebook.com/example" },
    { name: "Twitter", href: "https://x.com/example" },
    { name: "LinkedIn", href: "https://www.linkedin.com/company/example" },
  ],
  stores: {
    android: "https://play.google.com/store/apps/details?id=com.example.chargeindia",
    ios: "https://apps.apple.com/in/app/charge-india/id0000000000",
  },
  /** The target of the welcome bonus QR code. */
  bonus: "https://charge-india.example.com/welcome-bonus",
} as const;

/** The address on one line. */
export const addressLine = brand.address.lines.join(", ");
