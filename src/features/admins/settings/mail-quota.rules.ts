/** From this part of the day's mails on, settings warn. */
const nearlyAll = 0.8;

/** Whether the mails that the account may send in a day are nearly used up; a null limit is unknown. */
export function isNearlyUsedUp(mail: { sentToday: number; dailyLimit: number | null }): boolean {
  return mail.dailyLimit !== null && mail.sentToday >= mail.dailyLimit * nearlyAll;
}
