/**
 * Who the business is. Every name, number, address and outside link of the site comes from here: to rename the
 * business or to give its real contacts, change this file and build again.
 */
export const brand = {
  name: "Charge India",
  tagline: "India's Trusted EV Charging Network",
  promise: "Smart EV charging for every business need, with Made-in-India technology",
  /** Where the site is published; canonical links and cards use it. No slash at the end. */
  origin: "https://charge-india.example.com",
  supportEmail: "support@example.com",
  salesEmail: "sales@example.com",
  /** As people read it, and as a telephone dials it. */
  phone: { display: "+91 44 4000 0000", href: "tel:+914440000000" },
  supportHours: "24/7",
  /** How soon an enquiry is answered; stands behind "within" and "in". */
  replyTime: "24 hours",
  /** An example number; opens a chat in WhatsApp. */
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
  /** Where the welcome bonus QR code leads. */
  bonus: "https://charge-india.example.com/welcome-bonus",
} as const;

/** The address on one line. */
export const addressLine = brand.address.lines.join(", ");
