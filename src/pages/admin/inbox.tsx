import { brand } from "#src/content/brand.ts";
import { Inbox } from "#src/features/submissions/inbox/inbox.tsx";

export function meta() {
  return [{ title: `Form Submissions | ${brand.name} staff` }];
}

export default function InboxPage() {
  return <Inbox />;
}
