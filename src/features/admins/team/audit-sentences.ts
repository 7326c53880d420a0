import { type AuditEntry, type AuditSubjectType, auditSubjectTypes } from "#shared/contract/admins.ts";
import { formatList } from "#src/lib/format.ts";

const subjectTypeLabels: Record<AuditSubjectType, string> = {
  admin: "Accounts and sign-ins",
  submission: "Enquiries",
  discover: "Discover content",
  media: "Pictures and films",
  station: "Stations",
  ocpi: "Operators",
  privacy: "Privacy",
};

export const subjectTypeOptions = auditSubjectTypes.map((type) => ({
  value: type,
  label: subjectTypeLabels[type],
}));

/** A sentence around the name of its subject; without a subject it is all in `before`. */
export interface Sentence {
  before: string;
  subject: string | null;
  after: string;
}

const withoutSubject: Record<string, string> = {
  "admin.login": "signed in",
  "admin.change_password": "changed their password",
  "admin.rename": "changed their own name",
  "admin.revoke_session": "signed out another device",
  "admin.notifications": "changed which mails they get",
  "admin.signature": "changed the end of their mails",
  "submission.add_template": "added a template",
  "submission.change_template": "changed a template",
  "submission.remove_template": "removed a template",
  "submission.restore_template": "put a removed template back",
  "submission.share_view": "shared a view of the inbox",
  "privacy.export_person": "exported what is stored about a person",
  "submission.remove_view": "removed a shared view of the inbox",
  "admin.reset_password": "set a new password with a link",
  "admin.second_step_on": "turned on two-step sign-in, or replaced the recovery codes",
  "admin.second_step_off": "turned off two-step sign-in",
  "admin.add_passkey": "added a passkey",
  "admin.remove_passkey": "removed a passkey",
  "admin.withdraw_invitation": "withdrew an invitation",
  "admin.accept_invitation": "accepted an invitation",
  "privacy.restore_backup": "restored a backup",
  "privacy.retention": "changed how long enquiries are stored",
};

const beforeSubject: Record<string, string> = {
  "admin.approve": "approved the account of",
  "admin.reject": "rejected the account of",
  "admin.disable": "disabled the account of",
  "admin.enable": "enabled the account of",
  "admin.make_reset_link": "made a link that sets the password of",
  "submission.message": "wrote a mail about",
  "submission.message_back": "took back a mail about",
  "submission.message_retry": "sent a mail again about",
  "submission.let_in": "let somebody take part in the conversation about",
  "submission.note": "wrote a note about",
  "submission.remind": "set a reminder about",
  "submission.end_reminder": "ended the reminder about",
  "submission.take_back": "took back an entry of",
  "admin.remove_factors": "removed the passkeys and the authenticator app of",
  "submission.restore": "restored",
  "submission.view": "read",
  "submission.purge": "erased for good",
  "discover.create": "created",
  "discover.update": "changed",
  "discover.delete": "deleted",
  "discover.restore": "restored",
  "discover.withdraw_links": "withdrew the draft links of",
  "discover.schedule": "set a time to publish",
  "discover.unschedule": "took back the time to publish",
  "discover.publish_scheduled": "published",
  "discover.toggle": "published or took back",
  "station.create": "created the station",
  "station.update": "changed the station",
  "station.delete": "deleted the station",
  "station.restore": "restored the station",
  "station.withdraw_links": "withdrew the preview links of the station",
  "media.upload": "uploaded",
  "media.describe": "described",
  "media.delete": "removed",
  "ocpi.add": "added the operator",
  "ocpi.connect": "connected the operator",
  "ocpi.rotate": "replaced the tokens of the operator",
  "ocpi.parties": "chose the parties of the operator",
  "ocpi.revoke": "revoked the operator",
  "submission.restrict": "restricted",
  "submission.lift_restriction": "ended the restriction of",
  "submission.new_link": "made a new link for the sender of",
  "privacy.request": "received a privacy request about",
  "privacy.acknowledge": "acknowledged the privacy request about",
  "privacy.answer": "answered the privacy request about",
  "privacy.refuse": "refused the privacy request about",
  "privacy.add_breach": "entered the breach",
  "privacy.board_informed": "informed the Board of the breach",
  "privacy.people_informed": "informed the persons affected by",
  "privacy.board_reported": "reported to the Board about",
  "privacy.closed": "closed the breach",
  "privacy.breach_measures": "changed the measures against",
  "privacy.export_affected": "exported the persons affected by",
};

const afterSubject: Record<string, string> = {
  "discover.publish_scheduled": "as scheduled",
  "media.delete": "from the library",
  "submission.restrict": "for its erasure",
};

const reasons: Record<string, string> = {
  duplicate: "as a duplicate",
  test: "as a test",
  asked: "because the sender asked for it",
  not_an_enquiry: "as no enquiry",
};
const outcomes: Record<string, string> = {
  reached: "reached the sender of",
  no_answer: "got no answer from the sender of",
  wrong_number: "had a wrong number for the sender of",
  call_later: "is to call later the sender of",
};
const evseWords: Record<string, string> = {
  AVAILABLE: "to working",
  OUTOFORDER: "to out of order",
  PLANNED: "to coming soon",
};
const channels: Record<string, string> = { phone: "by phone", email: "by e-mail", whatsapp: "on WhatsApp" };
const unnamedSubjects: Record<AuditSubjectType, string> = {
  admin: "an account",
  submission: "an enquiry",
  discover: "an item",
  media: "a file",
  station: "a station",
  ocpi: "an operator",
  privacy: "a privacy request",
};

/** An entry of the log as a sentence that follows the person's name. */
export function sentenceOf({ action, kind, subject, detail }: AuditEntry): Sentence {
  const name = subject.name ?? `${unnamedSubjects[kind]} that is gone`;
  const around = (before: string, after = ""): Sentence => ({ before, subject: name, after });
  const whole = (text: string): Sentence => ({ before: text, subject: null, after: "" });
  if (withoutSubject[action]) return whole(withoutSubject[action]);
  if (beforeSubject[action]) return around(beforeSubject[action], afterSubject[action]);
  switch (action) {
    case "admin.register":
      return whole(detail?.status === "pending" ? "asked for an account" : "made an account");
    case "admin.acknowledgements":
      return whole(`switched confirmations to senders ${detail?.on ? "on" : "off"}`);
    case "admin.reply_languages":
      return whole("changed the languages that enquiries are answered in");
    case "admin.invite":
      return whole(`invited a new colleague as ${detail?.role}`);
    case "admin.change_role":
      return around("changed the role of", `to ${detail?.role}`);
    case "submission.update":
      return around(`changed ${listOf(detail?.fields) || "something"} of`);
    case "submission.delete":
      return around("deleted", reasons[String(detail?.reason)] ?? "");
    case "submission.export":
      return whole(exportText(detail));
    case "submission.contact":
      return around(
        outcomes[String(detail?.outcome)] ?? "reached the sender of",
        channels[String(detail?.channel)] ?? "",
      );
    case "station.status":
      return around(`set ${detail?.uid} of`, evseWords[String(detail?.status)] ?? "");
    case "station.visit":
      return around(`visited ${detail?.uid} of`, detail?.works ? "which works" : "which does not work");
    case "station.import":
      return whole(`imported a file: ${importCounts(detail)}`);
    case "station.undo_import":
      return whole(`took back an import: ${importCounts(detail)}`);
    default:
      return around(`${action.replace(/^.*\./, "").replaceAll("_", " ")}:`);
  }
}

/** `exported 12 submissions, chosen by formType and search` */
function exportText(detail: Record<string, unknown> | null): string {
  const count = Number(detail?.count);
  const filters = listOf(detail?.filters);
  return `exported ${count} ${count === 1 ? "enquiry" : "enquiries"}${filters && `, chosen by ${filters}`}`;
}

/** `3 new stations, 12 changed` */
function importCounts(detail: Record<string, unknown> | null): string {
  return `${Number(detail?.created)} new stations, ${Number(detail?.changed)} changed`;
}

/** `status, priority and notes` */
function listOf(fields: unknown): string {
  if (!Array.isArray(fields)) return "";
  const names = fields.map((field) => (field === "spam" ? "the spam mark" : String(field)));
  return formatList(names);
}
