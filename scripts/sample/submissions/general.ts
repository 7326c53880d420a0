import type { SampleSubmission } from "../types.ts";

/** General queries: the contact form, the quote popup and one problem reported at a station. */
export const generalSubmissions: SampleSubmission[] = [
  {
    minutesAgo: 18,
    formType: "general_query",
    firstName: "Harpreet",
    lastName: "Gill",
    email: "harpreet.gill@example.com",
    phone: "+919800000014",
    formData: {
      source: "station_report",
      station: "Charge India Sector 17",
      reason: "Charger not working",
      message:
        "Second gun from the left stops after about a minute with an isolation message. The first one worked fine.",
    },
    status: "new",
    priority: "urgent",
    notes: null,
    spam: false,
  },
  {
    minutesAgo: 95,
    formType: "general_query",
    firstName: "Meenakshi",
    lastName: "Sundaram",
    email: "meenakshi.sundaram@example.com",
    phone: "+919800000021",
    formData: {
      message:
        "Please quote for one unit with installation. The meter is about 15 metres from the parking bay.",
      source: "quote_popup",
      product: "Smart Home Charger",
    },
    status: "new",
    priority: "high",
    notes: null,
    spam: false,
  },
  {
    minutesAgo: 410,
    formType: "general_query",
    firstName: "Tenzin",
    lastName: null,
    email: "tenzin@example.com",
    phone: "+919800000022",
    formData: {
      subject: "Siliguri to Gangtok",
      inquiryType: "Trip Route Guidance",
      message:
        "I drive a small SUV with a 40 kWh battery. Is one stop at Siliguri enough to reach Gangtok with the climb, and how full should I be when I leave?",
    },
    status: "in_progress",
    priority: "normal",
    notes:
      "Asked Vikram for the consumption figure on the climb. Reply due before Saturday, he travels on Sunday.",
    spam: false,
  },
  {
    minutesAgo: 2_900,
    formType: "general_query",
    firstName: "रमेश",
    lastName: "चतुर्वेदी",
    email: "ramesh.chaturvedi@example.com",
    phone: "+919800000023",
    formData: {
      subject: "घर पर चार्जर लगवाने के लिए लोड",
      inquiryType: "Product Information",
      message:
        "नमस्ते। मेरे घर का स्वीकृत लोड 4 किलोवाट है और एसी भी चलता है। क्या 7 किलोवाट का चार्जर लगवाने से पहले लोड बढ़वाना ज़रूरी है, या चार्जर को कम करंट पर चलाया जा सकता है? मैं लखनऊ में रहता हूँ। कृपया हिंदी में बात करने वाले किसी साथी से शाम छह बजे के बाद फ़ोन करवाइए।",
    },
    status: "new",
    priority: "normal",
    notes: null,
    spam: false,
  },
  {
    minutesAgo: 5_760,
    formType: "general_query",
    firstName: "Lakshmi",
    lastName: "Narasimhan",
    email: "lakshmi.n@example.com",
    phone: "+919800000024",
    formData: {
      subject: "Double debit by UPI",
      inquiryType: "Technical Support",
      message:
        "My session at Anna Nagar on Monday evening was charged twice, ₹212 each time. The session ran once, for 13.25 units. Both debits show as successful in my bank statement.",
    },
    status: "completed",
    priority: "high",
    notes:
      "Second debit was a retry after a timeout. Refund of ₹212 confirmed by the bank, customer told by phone.",
    spam: false,
  },
  {
    minutesAgo: 8_100,
    formType: "general_query",
    firstName: "Joel",
    lastName: "D'Souza",
    email: "joel.dsouza@example.com",
    phone: "+919800000025",
    formData: {
      subject: "Monthly plan for a cab driver",
      inquiryType: "Pricing",
      message:
        "I charge about 30 units a day at Patto. Is there a monthly price, or a lower rate in the afternoon?",
    },
    status: "in_progress",
    priority: "normal",
    notes: null,
    spam: false,
  },
  {
    minutesAgo: 12_700,
    formType: "general_query",
    firstName: "Gurmeet",
    lastName: "Sandhu",
    email: "gurmeet.sandhu@example.com",
    phone: "+919800000026",
    formData: {
      message:
        "Need two units for a logistics yard in Ludhiana. Three-phase supply of 80 kVA is already there.",
      source: "quote_popup",
      product: "DC-30 Pro",
    },
    status: "in_progress",
    priority: "high",
    notes:
      "80 kVA will run both at full power only if the cold room is off. Offered DynamicCharge 60 as an alternative.",
    spam: false,
  },
  {
    minutesAgo: 21_300,
    formType: "general_query",
    firstName: "Best",
    lastName: "Rank Offer",
    email: "rank-offer@example.com",
    phone: "+919800000027",
    formData: {
      subject: "Your website first page guaranteed",
      inquiryType: "Other",
      message:
        "Dear sir we put your website first page in 7 days, 5000 backlinks only 99 dollar, reply now for free report reply now",
    },
    status: "archived",
    priority: "low",
    notes: null,
    spam: true,
  },
  {
    minutesAgo: 30_500,
    formType: "general_query",
    firstName: "Nazia",
    lastName: "Siddiqui",
    email: "nazia.siddiqui@example.com",
    phone: "+919800000028",
    formData: {
      subject: "Welcome bonus code",
      inquiryType: "Offers",
      message:
        "I scanned the welcome bonus code but the app still shows a zero balance. Is there a minimum top-up?",
    },
    status: "completed",
    priority: "low",
    notes: "Bonus is credited after the first session. Explained by e-mail, she confirmed it arrived.",
    spam: false,
  },
  {
    minutesAgo: 38_200,
    formType: "general_query",
    firstName: "<script>alert(1)</script>",
    lastName: "Test",
    email: "form.test@example.com",
    phone: "+919800000029",
    formData: {
      subject: '=HYPERLINK("https://example.com/","Click here")',
      inquiryType: "Other",
      message:
        '<script>alert(1)</script>\n=HYPERLINK("https://example.com/","Invoice")\n+1+1\n@SUM(A1:A9)\n-2+3',
    },
    status: "archived",
    priority: "low",
    notes: "Someone trying out the form. Shown as plain text here, and must stay text in the export.",
    spam: true,
  },
];
