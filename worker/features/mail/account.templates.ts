import type { AdminRole } from "#shared/contract/admins.ts";
import { indianTimeZone } from "#shared/time.ts";
import { headerSafe, invitationPrefix, type NewEmail } from "./mail.rules.ts";

const time = new Intl.DateTimeFormat("en-IN", {
  timeZone: indianTimeZone,
  dateStyle: "medium",
  timeStyle: "short",
});
const country = new Intl.DisplayNames("en", { type: "region" });
const reason = "You get this because it is about your account in the staff portal.";

const roleTexts: Record<AdminRole, string> = {
  owner: "owner, who may do everything",
  editor: "editor of content, pictures and stations",
  agent: "agent for enquiries",
};

interface ChangeEmail {
  recipient: string;
  title: string;
  device: string;
  country: string | null;
  at: number;
  requestId: string;
  siteUrl: string;
}

/** The email after a sign-in from a new device, or a change of how an admin signs in. */
export function changeEmail({ recipient, title, requestId, siteUrl, ...where }: ChangeEmail): NewEmail {
  return {
    dedupeKey: `account:${requestId}:${title}`,
    recipient,
    subject: title,
    content: {
      title,
      facts: [
        ["When", `${time.format(where.at)} (India)`],
        ["Device", where.device],
        ...(where.country
          ? ([["Country", country.of(where.country) ?? where.country]] as [string, string][])
          : []),
      ],
      links: [{ label: "If this was not you, set a new password", href: `${siteUrl}/login/forgot` }],
      reason,
    },
  };
}

/** The email when an account has been slowed down; at most one a day. */
export function attemptsWarning(recipient: string, now: number): NewEmail {
  const title = "Somebody is guessing your password";
  return {
    dedupeKey: `account:attempts:${now}`,
    recipient,
    subject: title,
    content: {
      title,
      facts: [
        [
          "What happens",
          "Sign-ins from unknown devices now take turns. Your own devices and passkeys work as ever.",
        ],
        ["What to do", "Nothing, if your password is a long one. A passkey cannot be guessed at all."],
      ],
      links: [],
      reason,
    },
  };
}

/** The email with the link that sets a new password. */
export function resetEmail({ recipient, url, id }: { recipient: string; url: string; id: string }): NewEmail {
  const title = "Set a new password";
  return {
    dedupeKey: `reset:${id}`,
    recipient,
    subject: title,
    content: {
      title,
      facts: [["Valid", "for 30 minutes, once"]],
      links: [{ label: "Choose a new password", href: url }],
      reason: "Somebody asked for this on the sign-in page. If it was not you, do nothing.",
    },
  };
}

interface InvitationEmail {
  recipient: string;
  url: string;
  id: string;
  role: AdminRole;
  inviter: string;
}

/** The email with the link that makes an account. */
export function invitationEmail({ recipient, url, id, role, inviter }: InvitationEmail): NewEmail {
  const title = headerSafe(`${inviter} invites you to the staff portal`);
  return {
    dedupeKey: `${invitationPrefix}${id}`,
    recipient,
    subject: title,
    content: {
      title,
      facts: [
        ["Your role", roleTexts[role]],
        ["Valid", "for 7 days, once"],
      ],
      links: [{ label: "Create your account", href: url }],
      reason: "You get this because a colleague entered your address. If you do not know them, do nothing.",
    },
  };
}
