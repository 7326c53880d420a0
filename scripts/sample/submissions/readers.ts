import type { SampleSubmission } from "../types.ts";

/** Questions sent from the form beside the knowledge articles. */
export const readerSubmissions: SampleSubmission[] = [
  {
    minutesAgo: 760,
    formType: "discover_query",
    firstName: "Farida",
    lastName: "Contractor",
    email: "farida.contractor@example.com",
    phone: null,
    formData: {
      subject: "Charging curve article",
      message: "Is the slow part above 80 percent also there on a 7 kW home charger, or only on DC?",
      source: "discover_cta",
    },
    status: "new",
    priority: "normal",
    notes: null,
    spam: false,
  },
  {
    minutesAgo: 10_050,
    formType: "discover_query",
    firstName: "Arjun",
    lastName: null,
    email: "arjun@example.com",
    phone: null,
    formData: {
      subject: null,
      message: "Please write about charging in a rented house. My owner is worried about the wiring.",
      source: "discover_cta",
    },
    status: "completed",
    priority: "low",
    notes: "Passed to Asha as a topic.",
    spam: false,
  },
  {
    minutesAgo: 28_800,
    formType: "discover_query",
    firstName: "Sukanya",
    lastName: "Iyer Balakrishnan",
    email: "sukanya.iyer@example.com",
    phone: "+919800000063",
    formData: {
      subject: "Permission to print",
      message: "May our residents' newsletter print the apartment article with your name under it?",
      source: "discover_cta",
    },
    status: "in_progress",
    priority: "normal",
    notes: null,
    spam: false,
  },
];
