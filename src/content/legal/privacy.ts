import { addressLine, brand } from "../brand.ts";
import type { LegalText } from "./legal-text.ts";

const { name, supportEmail, phone } = brand;

export const privacy: LegalText = {
  introduction: [
    `${name} ("we", "us") runs this website and decides what happens to the personal data that it collects. Under the Digital Personal Data Protection Act, 2023 (the DPDP Act) we are the Data Fiduciary and you are the Data Principal. This policy also follows the Digital Personal Data Protection Rules, 2025, the Information Technology Act, 2000 and the rules on reasonable security practices made under it in 2011.`,
  ],
  points: [
    {
      icon: "typed",
      chapter: "what-we-collect",
      title: "What you type",
      text: "We collect what you type into a form, and little else.",
    },
    {
      icon: "answer",
      chapter: "why",
      title: "Used to answer you",
      text: "News and offers only if you ask for them.",
    },
    {
      icon: "safe",
      chapter: "sharing",
      title: "Never sold",
      text: "We sell no personal data and rent out no lists.",
    },
    {
      icon: "erased",
      chapter: "how-long",
      title: "Erased after two years",
      text: "Counted from the last change. If you ask, it is locked at once.",
    },
  ],
  chapters: [
    {
      id: "what-we-collect",
      title: "What we collect",
      paragraphs: ["Only what follows:"],
      list: [
        "What you type into a form: your name, e-mail address, telephone number, and what you tell us about your question, company, city or property",
        "With it: the time, the page you sent it from, the page on which you entered the site, the site that led you there and the campaign named in the link",
        "Your consent: which version of the notice you saw, when, and whether you asked for news",
        "Technical records of each request: network address, browser, page and time, kept for security",
        "Your position, only if you allow it when the station finder asks. It is used in your browser to sort stations by distance, and does not leave it",
        "For articles: that somebody opened them. Visitors are told apart for 30 minutes by a value that cannot be traced back to them",
      ],
    },
    {
      id: "what-we-do-not",
      title: "What we do not collect",
      paragraphs: [
        "We do not ask for payment details, identity numbers, health data or other sensitive information on this website. Please do not write such things into a message.",
        "We set no advertising cookies and use no trackers of others. Videos from YouTube are loaded only after you press play, from its domain without cookies. Where a form checks that a person sends it, Cloudflare Turnstile does so when you press send, from what your browser says about itself and without advertising cookies.",
      ],
    },
    {
      id: "why",
      title: "Why we use it, and on what ground",
      paragraphs: [
        "We process personal data with your consent, given by sending a form after reading the notice beside it, or for the legitimate uses that section 7 of the DPDP Act names:",
      ],
      list: [
        "to answer your enquiry and prepare an offer that you asked for",
        "to send news and offers, only if you ticked the box for it",
        "to keep the website secure, and to tell real enquiries from machine-made ones",
        "to count which pages are useful, without knowing who read them",
        "to fulfil duties under the law, and to defend legal claims",
      ],
    },
    {
      id: "consent",
      title: "Your consent, and in which language",
      paragraphs: [
        "The notice beside each form says in one sentence what we do with your details before you send it. Consent to news is asked for separately, is never ticked in advance, and has no influence on our answer to you.",
        "You may ask for this policy in any language of the Eighth Schedule to the Constitution, such as Hindi, Tamil or Telugu. You may also give, manage and withdraw consent through a Consent Manager that is registered with the Data Protection Board.",
      ],
    },
    {
      id: "stations",
      title: "At our stations",
      paragraphs: [
        "Stations have cameras for the safety of people and equipment, and a sign says so. Recordings are kept for 30 days, and longer only when an incident has to be cleared up.",
        "If you charge through the app or pay by UPI, the app and the payment service show you their own notice. From them we receive what a receipt needs: the charger, the time, the energy and the amount.",
      ],
    },
    {
      id: "machines",
      title: "What machines decide",
      paragraphs: [
        "A program marks enquiries that look as if a machine had written them. It refuses and deletes nothing: members of our staff see marked enquiries and decide. No offer, price or partnership is decided by a program alone.",
      ],
    },
    {
      id: "storage",
      title: "What your browser keeps",
      paragraphs: [
        "While you fill a form, what you typed is kept in your own browser, for that tab only, so that a reload does not lose it. It is removed when the form has been sent or the tab is closed. The page on which you entered the site is kept the same way.",
        "Members of our staff who sign in have a token in their browser's storage. Visitors have none.",
      ],
    },
    {
      id: "sharing",
      title: "Who receives it",
      paragraphs: [
        "Our own staff, as far as they need it for their work. Service providers who run servers, e-mail and telephony for us under a contract and only on our instructions. Installation partners in your area, if your enquiry needs a visit and you agree. Authorities, where the law obliges us.",
        "We do not sell personal data and do not rent out lists. Some providers have servers outside India; we transfer data only to countries that the Government of India has not restricted.",
      ],
    },
    {
      id: "how-long",
      title: "How long we keep it",
      paragraphs: [],
      list: [
        "Enquiries, with what we noted about them: two years after the last change. Then a program deletes them everywhere, and again in a backup that we restore",
        "Enquiries that you ask us to erase: nobody works with them from that moment. The Rules oblige us to store the data and its records for one year; after 366 days it is deleted for good",
        "Contracts and their papers: as long as they run, and eight years after, as tax and company law ask",
        "Consent to news: until you withdraw it",
        "Technical records: at most 90 days, longer only to clear up an attack",
      ],
    },
    {
      id: "your-rights",
      title: "Your rights",
      paragraphs: ["Under the DPDP Act you may ask us, free of charge,"],
      list: [
        "what data about you we process, and with whom we shared it",
        "to correct, complete or update it",
        "to erase it, unless the law makes us keep it",
        "to stop: you may withdraw a consent at any time, as easily as you gave it. What was done before remains lawful",
        "to name somebody who exercises these rights for you in case of death or incapacity",
        "to look into a grievance",
      ],
    },
    {
      id: "how-to-ask",
      title: "How to use them",
      paragraphs: [
        `Open the link that you got when you sent the form, or ask for it on the page “Your enquiries”: there you see, download, correct and erase what we store, stop the news, or complain. Or write to ${supportEmail} from the address you used with us, with the reference of your enquiry if you have it.`,
        "We confirm a request within 3 days and answer it within 30, a grievance within 90. An erasure takes effect at once, and you can take it back until the data is deleted for good.",
        "The DPDP Act expects something of you as well: that what you tell us is true, that you do not pose as somebody else, and that a complaint is meant seriously.",
        "If our answer does not satisfy you, you may complain to the Data Protection Board of India.",
      ],
    },
    {
      id: "security",
      title: "How we protect it",
      paragraphs: [
        "All traffic is encrypted. Data is stored encrypted, staff sign in with personal accounts, every change to an enquiry is recorded, and access is given only to those who need it.",
        "No system is perfectly safe. If a breach affects your data, we inform you and the Data Protection Board without delay, say what happened, what may follow from it and what you can do, and give the Board a full report within 72 hours.",
      ],
    },
    {
      id: "children",
      title: "Children",
      paragraphs: [
        "Our services are not meant for persons under 18, whom the DPDP Act calls children, and we do not knowingly collect their data, follow what they do or show them advertising. If you believe that a child has sent us details, write to us and we delete them.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      paragraphs: [
        "When we change this policy, the new version appears here with its date. If a change affects data that you have already given, we tell you before it takes effect, and ask again where the law asks for it.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      paragraphs: [
        `Questions about this policy go to our Grievance and Data Protection Officer: ${name}, ${addressLine}. E-mail ${supportEmail}, telephone ${phone.display}.`,
      ],
    },
  ],
};
