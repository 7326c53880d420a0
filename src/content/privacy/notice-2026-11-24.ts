import type { NoticeLanguage } from "#shared/contract/submission-fields.ts";
import type { Notice } from "../legal/legal-text.ts";
import { secondNotice } from "./notice-2026-11-22.ts";

/** How one withdraws consent, where the site may send no mail. */
const withdrawal: Record<NoticeLanguage, string> = {
  en: "On the same page: news stop with one press, as they began. You can also withdraw the consent to use your details at all; then we lock them and do not answer any more. What we did before stays lawful. Without the link: where this site sends mail, the page “Your enquiries” opens yours with a code that we mail to you; where it sends none, the page says to whom you write instead.",
  hi: "उसी पेज पर: समाचार एक बटन दबाने से बंद होते हैं, जैसे वे शुरू हुए थे। आप अपनी जानकारी के उपयोग की पूरी सहमति भी वापस ले सकते हैं; तब हम उसे बंद कर देते हैं और आगे जवाब नहीं देते। उससे पहले किया गया काम वैध रहता है। लिंक न हो तो: जहाँ यह साइट ई-मेल भेजती है, “Your enquiries” पेज आपको ई-मेल किए गए कोड से आपकी पूछताछ खोलता है; जहाँ नहीं भेजती, वही पेज बताता है कि किसे लिखना है।",
  ta: "அதே பக்கத்தில்: செய்திகள் தொடங்கியது போலவே ஒரே அழுத்தத்தில் நிற்கும். உங்கள் விவரங்களைப் பயன்படுத்துவதற்கான முழுச் சம்மதத்தையும் திரும்பப் பெறலாம்; அப்போது அவற்றைப் பூட்டி, மேலும் பதில் அளிக்க மாட்டோம். அதற்கு முன் செய்தவை சட்டப்பூர்வமாகவே இருக்கும். இணைப்பு இல்லையென்றால்: இந்தத் தளம் மின்னஞ்சல் அனுப்பினால், நாங்கள் அனுப்பும் குறியீட்டின் மூலம் “Your enquiries” பக்கம் உங்கள் விசாரணைகளைத் திறக்கும்; அனுப்பாவிட்டால், யாருக்கு எழுத வேண்டும் என்பதை அந்தப் பக்கம் சொல்லும்.",
};

/** The second notice without the promise of a mail on a site that sends none. */
export const thirdNotice = {
  en: withWithdrawal("en"),
  hi: withWithdrawal("hi"),
  ta: withWithdrawal("ta"),
};

function withWithdrawal(language: NoticeLanguage): Notice {
  const notice = secondNotice[language];
  const chapters = notice.chapters.map((chapter) =>
    chapter.id === "withdraw" ? { ...chapter, paragraphs: [withdrawal[language]] } : chapter,
  );
  return { ...notice, chapters };
}
