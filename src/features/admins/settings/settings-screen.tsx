import { type ReactNode, useId } from "react";
import { type Admin, mayUse } from "#shared/contract/admins.ts";
import { useSession } from "../session.ts";
import { ThemeSwitch } from "../theme-switch.tsx";
import { MailSettings } from "./mail-settings.tsx";
import { NameForm } from "./name-form.tsx";
import { PasskeySettings } from "./passkey-settings.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SessionSettings } from "./session-settings.tsx";
import styles from "./settings-screen.module.css";
import { SignatureForm } from "./signature-form.tsx";
import { TwoStepSettings } from "./two-step-settings.tsx";

interface SettingsScreenProps {
  admin: Admin;
  /** How the admin is told of new submissions. */
  children: ReactNode;
  /** The operators of stations, for owners. */
  operators: ReactNode;
  /** The templates of replies, for owners and agents. */
  templates: ReactNode;
}

/** The settings of the signed-in admin. */
export function SettingsScreen({ admin, children, operators, templates }: SettingsScreenProps) {
  return (
    <div className={styles.page}>
      <h1>Settings</h1>
      <SecondFactorNotice />
      <Section title="Your name" text="It stands beside what you write and change.">
        <NameForm admin={admin} />
      </Section>
      <Section
        title="Password"
        text="A new password signs you out on every other device. Three random words are easy to keep in mind and hard to guess."
      >
        <PasswordForm email={admin.email} />
      </Section>
      <Section
        title="Passkeys"
        text="Sign in with your fingerprint, face or screen lock: nothing to type, and nothing that somebody can guess or steal from you."
      >
        <PasskeySettings />
      </Section>
      <Section
        title="Two-step sign-in"
        text="After your password, a code of an app on your phone. A passkey is both steps in one."
      >
        <TwoStepSettings />
      </Section>
      <Section
        title="Signed-in devices"
        text="A device that you revoke is signed out with its next click. Without use, a device is signed out by itself."
      >
        <SessionSettings />
      </Section>
      <RoleSections admin={admin} operators={operators} templates={templates}>
        {children}
      </RoleSections>
      <Section title="Appearance" text="Light, as the device is set, or dark. It is kept in this browser.">
        <div className={styles.theme}>
          <ThemeSwitch />
        </div>
      </Section>
    </div>
  );
}

/** What agents and owners have besides. */
function RoleSections({ admin, children, operators, templates }: SettingsScreenProps) {
  return (
    <>
      {mayUse(admin.role, "agent") && (
        <>
          <Section
            title="E-mail"
            text={`What is sent to ${admin.email}. Enquiries that look like spam are never mailed.`}
          >
            <MailSettings isOwner={admin.role === "owner"} />
          </Section>
          <Section title="Signature" text="It ends every mail that you write to a customer.">
            <SignatureForm />
          </Section>
          <Section
            title="Templates"
            text="Answers that the team writes often, with fields that the enquiry fills in. A reply offers those in the person's language first."
          >
            {templates}
          </Section>
          <Section
            title="New enquiries"
            text="How this browser tells you of them while the portal is open in it."
          >
            {children}
          </Section>
        </>
      )}
      {admin.role === "owner" && (
        <Section
          title="Operators"
          text="Charge point operators that send their stations and live status by OCPI 2.2.1. Only owners see this."
        >
          {operators}
        </Section>
      )}
    </>
  );
}

function SecondFactorNotice() {
  const session = useSession();
  if (session.state !== "signed-in" || !session.secondFactorNeeded) return null;
  return (
    <p role="status" className={styles.notice}>
      This site asks for more than a password. Add a passkey, or set up an authenticator app; then everything
      else opens.
    </p>
  );
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div>
        <h2 id={heading}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
