/** The style of a saved card: small, with the fonts and colours of the device. */
export const cardStyle = `
:root{color-scheme:light dark}
body{max-width:640px;margin:0 auto;padding:16px;font:16px/1.5 system-ui,sans-serif}
h1{margin:4px 0;font-size:26px;line-height:1.2}
h2{margin:0 0 6px;font-size:18px}
header p,footer p{margin:4px 0}
#age{padding:8px 12px;border:1px solid;border-radius:10px;font-weight:600}
ol{display:grid;gap:12px;padding:0;list-style:none}
li{padding:14px 16px;border:1px solid #8886;border-radius:12px}
li p{margin:0 0 4px}
dl{margin:0 0 8px}
dl div{display:flex;gap:12px;padding:4px 0;border-top:1px solid #8883}
dt{flex:0 0 84px;opacity:.75}
dd{margin:0;min-width:0;overflow-wrap:anywhere}
a{color:inherit;font-weight:600}
li a{display:inline-block;padding:10px 12px 10px 0}
`;

/** Says how old the card is; without script its date says it. */
export const cardScript = `
var age=document.getElementById("age"),made=Date.parse(age.querySelector("time").dateTime);
function show(){var m=Math.max(0,Math.round((Date.now()-made)/60000)),say=function(name,minutes){return age.dataset[name].replace("{count}",Math.round(m/minutes))};
age.querySelector("span").textContent=": "+(m<60?say("minutes",1):m<2880?say("hours",60):say("days",1440))+(m>15?". "+age.dataset.old:"")}
show();setInterval(show,30000)
`;
