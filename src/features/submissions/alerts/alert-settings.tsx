import { setLocalStorage, useLocalStorage } from "#src/lib/use-local-storage.ts";
import { Checkbox } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { alertKeys } from "./use-new-submissions.ts";

/** How the admin is told of new submissions on this device. */
export function AlertSettings() {
  const notification = useLocalStorage(alertKeys.notification) === "on";
  const sound = useLocalStorage(alertKeys.sound) === "on";
  async function setNotification(on: boolean) {
    if (on && (await Notification.requestPermission()) !== "granted") {
      showToast({
        kind: "failed",
        text: "The browser does not allow notifications. Allow them for this site in its settings.",
      });
      return;
    }
    setLocalStorage(alertKeys.notification, on ? "on" : null);
  }
  return (
    <>
      {"Notification" in window && (
        <Checkbox
          label="Desktop notification"
          checked={notification}
          onChange={(event) => void setNotification(event.currentTarget.checked)}
        />
      )}
      <Checkbox
        label="Sound"
        checked={sound}
        onChange={(event) => setLocalStorage(alertKeys.sound, event.currentTarget.checked ? "on" : null)}
      />
    </>
  );
}
