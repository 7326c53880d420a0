import { addressLine, brand } from "../brand.ts";
import type { Notice } from "../legal/legal-text.ts";

const { name, supportEmail, phone } = brand;

const en: Notice = {
  title: "Privacy notice",
  introduction: [
    `This notice is about the forms of this website. ${name} decides what happens to what you send. It says what we take, why, for how long, and what you can ask of us under the Digital Personal Data Protection Act, 2023. It can be read without any other page.`,
  ],
  chapters: [
    {
      id: "what",
      title: "What we take",
      paragraphs: ["Only what follows, each item for the purpose beside it:"],
      list: [
        "Your name, e-mail address and phone number: to answer you",
        "What you write about your question, company, city or property: to answer you and to prepare the offer that you ask for",
        "The time, the page of the form, the first page of your visit, and the site or campaign that led you to us: to know which pages are useful",
        "The version and language of this notice, and when you agreed: to prove your consent",
        "Your network address and browser, in technical records: to keep the website secure",
      ],
    },
    {
      id: "why",
      title: "Why, and on what ground",
      paragraphs: [
        "We answer your enquiry with your consent, which you give when you send the form. We use your details for nothing else. News and offers need a consent of their own: the box is never ticked in advance, and our answer does not depend on it.",
      ],
    },
    {
      id: "who",
      title: "Who sees it",
      paragraphs: [
        "Our own staff, and those who run servers, e-mail and telephony for us under a contract. An installation partner in your area, if your enquiry needs a visit and you agree. Authorities, where the law obliges us. We sell nothing and rent out no lists.",
      ],
    },
    {
      id: "how-long",
      title: "For how long",
      paragraphs: [],
      list: [
        "Your enquiry: two years after its last change, then it is erased for good",
        "When you withdraw consent or ask for erasure: locked at once, erased for good after one year, because the law asks us to keep data and logs for a year",
        "Consent to news: until you stop it",
      ],
    },
    {
      id: "rights",
      title: "What you can ask of us",
      paragraphs: [
        "When you send a form you get a link to a page of your own, and by e-mail where this site sends mail. There you can do all of this at once, without writing to anybody:",
      ],
      list: [
        "See everything that we store about your enquiry, and download it",
        "Correct your name, address, phone number and message",
        "Ask for erasure, and take it back while your details are locked",
        "Name somebody who acts for you if you die or cannot act yourself: write to us",
      ],
    },
    {
      id: "withdraw",
      title: "How you withdraw consent",
      paragraphs: [
        "On the same page: news stop with one press, as they began. You can also withdraw the consent to use your details at all; then we lock them and do not answer any more. What we did before stays lawful. Without the link, the page “Your enquiries” opens yours with a code that we mail to you.",
      ],
    },
    {
      id: "complain",
      title: "How you complain",
      paragraphs: [
        "On your page or by writing to us. We answer within 90 days. If we do not, or if the answer does not satisfy you, you can complain to the Data Protection Board of India.",
      ],
    },
    {
      id: "contact",
      title: "Whom you can ask",
      paragraphs: [`The grievance officer of ${name}: ${supportEmail}, ${phone.display}, ${addressLine}.`],
    },
  ],
};

const hi: Notice = {
  title: "गोपनीयता सूचना",
  introduction: [
    `यह सूचना इस वेबसाइट के फ़ॉर्म के बारे में है। आप जो भेजते हैं, उसका क्या होगा, यह ${name} तय करता है। इसमें लिखा है कि हम क्या लेते हैं, क्यों, कितने समय के लिए, और डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 के तहत आप हमसे क्या माँग सकते हैं। इसे किसी दूसरे पेज के बिना पढ़ा जा सकता है।`,
  ],
  chapters: [
    {
      id: "what",
      title: "हम क्या लेते हैं",
      paragraphs: ["केवल नीचे लिखी जानकारी, हर एक अपने उद्देश्य के लिए:"],
      list: [
        "आपका नाम, ई-मेल पता और फ़ोन नंबर: आपको जवाब देने के लिए",
        "अपने सवाल, कंपनी, शहर या संपत्ति के बारे में आप जो लिखते हैं: आपको जवाब देने और आपका माँगा हुआ प्रस्ताव बनाने के लिए",
        "समय, फ़ॉर्म का पेज, आपकी विज़िट का पहला पेज, और जिस साइट या अभियान से आप आए: यह जानने के लिए कि कौन से पेज उपयोगी हैं",
        "इस सूचना का संस्करण और भाषा, और आपने सहमति कब दी: आपकी सहमति के प्रमाण के लिए",
        "तकनीकी रिकॉर्ड में आपका नेटवर्क पता और ब्राउज़र: वेबसाइट को सुरक्षित रखने के लिए",
      ],
    },
    {
      id: "why",
      title: "क्यों, और किस आधार पर",
      paragraphs: [
        "हम आपकी सहमति से आपकी पूछताछ का जवाब देते हैं। फ़ॉर्म भेजकर आप यह सहमति देते हैं। हम आपकी जानकारी का और कोई उपयोग नहीं करते। समाचार और ऑफ़र के लिए अलग सहमति चाहिए: वह बॉक्स पहले से कभी चुना हुआ नहीं होता, और हमारा जवाब उस पर निर्भर नहीं है।",
      ],
    },
    {
      id: "who",
      title: "इसे कौन देखता है",
      paragraphs: [
        "हमारे अपने कर्मचारी, और वे जो अनुबंध के तहत हमारे लिए सर्वर, ई-मेल और फ़ोन सेवा चलाते हैं। आपके इलाके का इंस्टॉलेशन पार्टनर, यदि आपकी पूछताछ के लिए वहाँ आना ज़रूरी हो और आप सहमत हों। सरकारी अधिकारी, जहाँ कानून हमें बाध्य करता है। हम कुछ भी नहीं बेचते और कोई सूची किराए पर नहीं देते।",
      ],
    },
    {
      id: "how-long",
      title: "कितने समय के लिए",
      paragraphs: [],
      list: [
        "आपकी पूछताछ: अंतिम बदलाव के दो साल बाद तक, फिर वह हमेशा के लिए मिटा दी जाती है",
        "जब आप सहमति वापस लेते हैं या मिटाने को कहते हैं: तुरंत बंद, और एक साल बाद हमेशा के लिए मिटा दी जाती है, क्योंकि कानून डेटा और लॉग एक साल रखने को कहता है",
        "समाचार की सहमति: जब तक आप उसे बंद न करें",
      ],
    },
    {
      id: "rights",
      title: "आप हमसे क्या माँग सकते हैं",
      paragraphs: [
        "फ़ॉर्म भेजने पर आपको अपने पेज का लिंक मिलता है, और जहाँ यह साइट ई-मेल भेजती है वहाँ ई-मेल से भी। वहाँ आप किसी को लिखे बिना यह सब तुरंत कर सकते हैं:",
      ],
      list: [
        "आपकी पूछताछ के बारे में हमारे पास जो कुछ है, उसे देखना और डाउनलोड करना",
        "अपना नाम, पता, फ़ोन नंबर और संदेश ठीक करना",
        "मिटाने के लिए कहना, और जब तक जानकारी बंद है, उसे वापस लेना",
        "किसी को नामित करना जो आपकी मृत्यु या असमर्थता में आपकी ओर से काम करे: हमें लिखें",
      ],
    },
    {
      id: "withdraw",
      title: "सहमति कैसे वापस लें",
      paragraphs: [
        "उसी पेज पर: समाचार एक बटन दबाने से बंद होते हैं, जैसे वे शुरू हुए थे। आप अपनी जानकारी के उपयोग की पूरी सहमति भी वापस ले सकते हैं; तब हम उसे बंद कर देते हैं और आगे जवाब नहीं देते। उससे पहले किया गया काम वैध रहता है। लिंक न हो तो “Your enquiries” पेज आपको ई-मेल किए गए कोड से आपकी पूछताछ खोलता है।",
      ],
    },
    {
      id: "complain",
      title: "शिकायत कैसे करें",
      paragraphs: [
        "अपने पेज पर या हमें लिखकर। हम 90 दिनों के भीतर जवाब देते हैं। यदि हम जवाब न दें, या जवाब से आप संतुष्ट न हों, तो आप भारत के डेटा संरक्षण बोर्ड से शिकायत कर सकते हैं।",
      ],
    },
    {
      id: "contact",
      title: "किससे पूछें",
      paragraphs: [`${name} के शिकायत अधिकारी: ${supportEmail}, ${phone.display}, ${addressLine}.`],
    },
  ],
};

const ta: Notice = {
  title: "தனியுரிமை அறிவிப்பு",
  introduction: [
    `இந்த அறிவிப்பு இந்த இணையதளத்தின் படிவங்களைப் பற்றியது. நீங்கள் அனுப்புவதை என்ன செய்வது என்பதை ${name} தீர்மானிக்கிறது. நாங்கள் எதைப் பெறுகிறோம், ஏன், எவ்வளவு காலத்திற்கு, மேலும் டிஜிட்டல் தனிநபர் தரவுப் பாதுகாப்புச் சட்டம், 2023-இன் கீழ் நீங்கள் எங்களிடம் என்ன கேட்கலாம் என்பதை இது கூறுகிறது. வேறு எந்தப் பக்கமும் இல்லாமல் இதைப் படிக்கலாம்.`,
  ],
  chapters: [
    {
      id: "what",
      title: "நாங்கள் எதைப் பெறுகிறோம்",
      paragraphs: ["கீழே உள்ளவை மட்டும், ஒவ்வொன்றும் அதன் நோக்கத்திற்காக:"],
      list: [
        "உங்கள் பெயர், மின்னஞ்சல் முகவரி, தொலைபேசி எண்: உங்களுக்குப் பதில் அளிக்க",
        "உங்கள் கேள்வி, நிறுவனம், நகரம் அல்லது சொத்து பற்றி நீங்கள் எழுதுவது: பதில் அளிக்கவும் நீங்கள் கேட்கும் சலுகையைத் தயாரிக்கவும்",
        "நேரம், படிவத்தின் பக்கம், உங்கள் வருகையின் முதல் பக்கம், உங்களை இங்கு அழைத்து வந்த தளம் அல்லது பிரச்சாரம்: எந்தப் பக்கங்கள் பயனுள்ளவை என்பதை அறிய",
        "இந்த அறிவிப்பின் பதிப்பும் மொழியும், நீங்கள் சம்மதித்த நேரமும்: உங்கள் சம்மதத்தை நிரூபிக்க",
        "தொழில்நுட்பப் பதிவுகளில் உங்கள் நெட்வொர்க் முகவரியும் உலாவியும்: இணையதளத்தைப் பாதுகாக்க",
      ],
    },
    {
      id: "why",
      title: "ஏன், எந்த அடிப்படையில்",
      paragraphs: [
        "உங்கள் சம்மதத்துடன் உங்கள் விசாரணைக்குப் பதில் அளிக்கிறோம். படிவத்தை அனுப்பும்போது அந்தச் சம்மதத்தை அளிக்கிறீர்கள். உங்கள் விவரங்களை வேறு எதற்கும் பயன்படுத்துவதில்லை. செய்திகளுக்கும் சலுகைகளுக்கும் தனிச் சம்மதம் தேவை: அந்தப் பெட்டி முன்கூட்டியே தேர்வு செய்யப்பட்டிருக்காது; எங்கள் பதில் அதைச் சார்ந்திருக்காது.",
      ],
    },
    {
      id: "who",
      title: "யார் பார்க்கிறார்கள்",
      paragraphs: [
        "எங்கள் ஊழியர்கள், மேலும் ஒப்பந்தத்தின் கீழ் எங்களுக்காகச் சேவையகம், மின்னஞ்சல், தொலைபேசிச் சேவைகளை நடத்துபவர்கள். உங்கள் விசாரணைக்கு நேரில் வருவது தேவைப்பட்டு நீங்கள் சம்மதித்தால், உங்கள் பகுதியின் நிறுவல் கூட்டாளர். சட்டம் கட்டாயப்படுத்தும் இடத்தில் அரசு அதிகாரிகள். நாங்கள் எதையும் விற்பதில்லை, பட்டியல்களை வாடகைக்கு விடுவதில்லை.",
      ],
    },
    {
      id: "how-long",
      title: "எவ்வளவு காலத்திற்கு",
      paragraphs: [],
      list: [
        "உங்கள் விசாரணை: கடைசி மாற்றத்திற்குப் பிறகு இரண்டு ஆண்டுகள், பின்னர் நிரந்தரமாக அழிக்கப்படும்",
        "நீங்கள் சம்மதத்தைத் திரும்பப் பெற்றால் அல்லது அழிக்கக் கேட்டால்: உடனே பூட்டப்படும், ஓர் ஆண்டுக்குப் பிறகு நிரந்தரமாக அழிக்கப்படும்; ஏனெனில் தரவையும் பதிவுகளையும் ஓர் ஆண்டு வைத்திருக்கச் சட்டம் கேட்கிறது",
        "செய்திகளுக்கான சம்மதம்: நீங்கள் நிறுத்தும் வரை",
      ],
    },
    {
      id: "rights",
      title: "நீங்கள் எங்களிடம் என்ன கேட்கலாம்",
      paragraphs: [
        "படிவத்தை அனுப்பும்போது உங்களுக்கென ஒரு பக்கத்தின் இணைப்பு கிடைக்கும்; இந்தத் தளம் மின்னஞ்சல் அனுப்பும்போது மின்னஞ்சலிலும் கிடைக்கும். யாருக்கும் எழுதாமல் அங்கு இவை அனைத்தையும் உடனே செய்யலாம்:",
      ],
      list: [
        "உங்கள் விசாரணை பற்றி நாங்கள் வைத்திருக்கும் அனைத்தையும் பார்த்தல், பதிவிறக்குதல்",
        "உங்கள் பெயர், முகவரி, தொலைபேசி எண், செய்தியைத் திருத்துதல்",
        "அழிக்கக் கேட்டல், விவரங்கள் பூட்டப்பட்டிருக்கும் வரை அதைத் திரும்பப் பெறுதல்",
        "நீங்கள் இறந்தாலோ செயல்பட முடியாவிட்டாலோ உங்களுக்காகச் செயல்படுபவரை நியமித்தல்: எங்களுக்கு எழுதுங்கள்",
      ],
    },
    {
      id: "withdraw",
      title: "சம்மதத்தை எப்படித் திரும்பப் பெறுவது",
      paragraphs: [
        "அதே பக்கத்தில்: செய்திகள் தொடங்கியது போலவே ஒரே அழுத்தத்தில் நிற்கும். உங்கள் விவரங்களைப் பயன்படுத்துவதற்கான முழுச் சம்மதத்தையும் திரும்பப் பெறலாம்; அப்போது அவற்றைப் பூட்டி, மேலும் பதில் அளிக்க மாட்டோம். அதற்கு முன் செய்தவை சட்டப்பூர்வமாகவே இருக்கும். இணைப்பு இல்லையென்றால், நாங்கள் மின்னஞ்சலில் அனுப்பும் குறியீட்டின் மூலம் “Your enquiries” பக்கம் உங்கள் விசாரணைகளைத் திறக்கும்.",
      ],
    },
    {
      id: "complain",
      title: "எப்படிப் புகார் அளிப்பது",
      paragraphs: [
        "உங்கள் பக்கத்தில் அல்லது எங்களுக்கு எழுதி. 90 நாட்களுக்குள் பதில் அளிக்கிறோம். நாங்கள் பதில் அளிக்காவிட்டால், அல்லது பதில் உங்களுக்குத் திருப்தி அளிக்காவிட்டால், இந்தியத் தரவுப் பாதுகாப்பு வாரியத்தில் புகார் அளிக்கலாம்.",
      ],
    },
    {
      id: "contact",
      title: "யாரிடம் கேட்கலாம்",
      paragraphs: [
        `${name} நிறுவனத்தின் குறைதீர்க்கும் அலுவலர்: ${supportEmail}, ${phone.display}, ${addressLine}.`,
      ],
    },
  ],
};

/** The second notice, in three languages. */
export const secondNotice = { en, hi, ta };
