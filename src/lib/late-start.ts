/** Set on `<html>` when the page answers to its code, for `lateStart` and for tests. */
export const liveMark = "data-live";

/** Set on `<html>` when the whole page is laid out, not its first view only (`base.css`). */
export const wholeMark = "data-whole";

/** What a browser reports when something larger than before has come to the screen. */
const paint = "largest-contentful-paint";
/** Milliseconds without a larger paint after which the first view counts as shown. */
const settled = 250;
/** Milliseconds after loading for which a paint is waited for: a page in a hidden tab has none. */
const longest = 2000;

/** Where the build puts its code. */
const folder = "/assets/";
const preloads = new RegExp(`<link rel="modulepreload"[^>]*?href="${folder}([^"]+)"[^>]*>`, "g");
const starter = /<script type="module" async="">([\s\S]*?)<\/script>/;
const staticImports = /import (?:\* as (\w+) from )?"([^"]+)";\s*/g;

/**
 * Lets a page's code start when the page has loaded, its first view is on the screen and the browser is idle, or at the first touch, key,
 * scroll or pointer, whichever comes first. Every page is complete without script, so on a slow line or telephone its text and pictures
 * need not share the line and the processor with code. Once the code runs, the parts below the first view are laid out, one each time the
 * browser is idle, or all at once for whoever scrolls, who keeps the place.
 *
 * The last press, or form sent, on something that React has not taken over yet is kept, and done once it has, which puts `__reactProps` on
 * the element: the code of a page's lower parts may come after the page's own, and React lets go of a press on them until then. Links lead
 * on at once, but for those that carry something beside their address (`data-wait`).
 *
 * Takes and returns a whole document as React Router renders it; one without its start script comes back unchanged.
 */
export function lateStart(html: string): string {
  const script = starter.exec(html)?.[1];
  if (!script) return html;
  const modules = [...script.matchAll(staticImports)].map(([, name, url]) => ({ name, url }));
  const names = modules.map(({ name }) => name ?? "").join(",");
  const imports = modules.map(({ url }) => `import("${url}")`).join(",");
  const code = `const[${names}]=await Promise.all([${imports}]);${script.replace(staticImports, "").trim()}`;
  const files = [...html.matchAll(preloads)].map(([, href]) => href);
  return html
    .replaceAll(preloads, "")
    .replace(starter, () => `<script type="module" async="">${waiting(files, code)}</script>`);
}

function waiting(files: (string | undefined)[], code: string): string {
  return `${dense(`{
const page=document.documentElement,on=addEventListener;
let held,started,parts;
const idle=work=>(window.requestIdleCallback??setTimeout)(work,{timeout:1000});
async function start(){
  if(started)return;
  started=true;
  for(const file of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:"${folder}"+file}));
`)}
${code}${dense(`}
const alive=part=>Object.keys(part).some(key=>key.startsWith("__reactProps"));
function hold(event){
  const {target}=event,sent=event.type==="submit",part=sent?target:target.closest?.("button:not([popovertarget],[type=submit]),a[data-wait]");
  if(!part||alive(part))return;
  if(sent||part.href)event.preventDefault();
  if(held===part)return;
  held=part;
  const redo=()=>{
    if(held!==part)return;
    if(!alive(part))return setTimeout(redo,50);
    held=null;
    sent?part.requestSubmit(event.submitter):part.click();
  };
  redo();
}
function whole(){
  const seen=document.elementFromPoint(innerWidth/2,innerHeight/2),top=()=>seen?.getBoundingClientRect().top??0,before=top();
  page.style.overflowAnchor="none";
  page.toggleAttribute("${wholeMark}",true);
  const moved=top()-before;
  if(moved)scrollBy({top:moved,behavior:"instant"});
  requestAnimationFrame(()=>page.style.overflowAnchor="");
}
function layOut(){
  parts??=[...document.querySelectorAll("main .section,main .night,footer")];
  const part=parts.shift();
  if(!part)return page.toggleAttribute("${wholeMark}",true);
  part.style.contentVisibility="visible";
  idle(layOut);
}
on("click",hold,true);on("submit",hold,true);
new MutationObserver((_,observer)=>{observer.disconnect();idle(layOut)}).observe(page,{attributeFilter:["${liveMark}"]});
for(const sign of ["pointerdown","keydown","focusin","touchstart","pointerover","scroll"])on(sign,start,{capture:true,passive:true,once:true});
on("scroll",whole,{once:true,passive:true});
let timer;
const painted=()=>{clearTimeout(timer);timer=setTimeout(idle,${settled},start)};
function loaded(){
  timer=setTimeout(idle,${longest},start);
  if(PerformanceObserver.supportedEntryTypes.includes("${paint}"))new PerformanceObserver(painted).observe({type:"${paint}",buffered:true});
  else painted();
}
document.readyState==="complete"?loaded():on("load",loaded,{once:true});
}`)}`;
}

/** Script without its line breaks: it stands in every page. Every statement ends with a semicolon or a brace. */
function dense(script: string): string {
  return script.replace(/\n\s*/g, "");
}
