/** Known script-injection attacks in HTML, for testing everything that sanitises or displays it. */
export const HTML_ATTACKS: readonly string[] = [
  '<script>alert(1)</script>',
  '<scr<script></script>ipt>alert(1)</script>',
  '<SCRIPT SRC=//elsewhere.example/x.js></SCRIPT>',
  '<script>alert(1)',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text>link</text></a></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<p onclick="alert(1)" style="background:url(javascript:alert(1))">text</p>',
  '<p style="position:fixed;inset:0">cover</p>',
  '<style>@import "https://elsewhere.example/x.css"</style>',
  '<link rel=stylesheet href=https://elsewhere.example/x.css>',
  '<base href="https://elsewhere.example/">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<a href="javascript:alert(1)">link</a>',
  '<a href=" java\nscript:alert(1)">link</a>',
  '<a href="java&Tab;script:alert(1)">link</a>',
  '<a href="&#106;avascript&colon;alert(1)">link</a>',
  '<a href="&#x0000006A&#x61&#x76&#x61script&#58;alert(1)">link</a>',
  '<a href="\u0001javascript:alert(1)">link</a>',
  '<a href="JaVaScRiPt:alert(1)">link</a>',
  '<a href="vbscript:msgbox(1)">link</a>',
  '<a href="data:text/html,<script>alert(1)</script>">link</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">link</a>',
  '<a href="blob:https://elsewhere.example/1">link</a>',
  '<a href="//elsewhere.example">link</a>',
  '<a href="/\\elsewhere.example">link</a>',
  '<a href="/\t/elsewhere.example">link</a>',
  '<a href="/x" href="javascript:alert(1)" onmouseover=alert(1) onfocus=alert(1) autofocus>link</a>',
  '<a href=javascript:alert(1)//<b>link',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)">',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><p title="</title><img src=x onerror=alert(1)>"></title>',
  '<template><img src=x onerror=alert(1)></template>',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)>',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<?xml><img src=x onerror=alert(1)>',
  '<form action="javascript:alert(1)"><button>go</button></form>',
  '<isindex action=javascript:alert(1) type=image>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>more</details>',
  '<marquee onstart=alert(1)>text</marquee>',
  '<body onload=alert(1)><frameset onload=alert(1)>',
  '<h2 id="x" onclick=alert(1)>Title</h2><h2 id="a b\'">Title</h2>',
  '<p><button><p><a href=/1><table><a href=javascript:alert(1)><td><a href=/2 onclick=x>',
  '\u0000<scr\u0000ipt>alert(1)</script>',
  `${'<b><i>'.repeat(400)}<img src=x onerror=alert(1)>`,
];

const PIECES = [
  '<p> </p> <b <b> </b> <a§href= </a> " \' > < /> <ul><li> </ul> <li> <table> <tr><td> </table> <h2§id= </h2> <br>',
  '<!-- --> --!> <![CDATA[ ]]> <svg> </svg> <math> <mtext> <mglyph> <style> </style> <script> </script> <title>',
  '<noscript> </noscript> <template> </template> <select> <button> </button> <blockquote> <div> </div> <img§src=x',
  'javascript:alert(1) §onerror=alert(1) https://x.example /browse #top &colon; &lt; &#60;script&#62; &amp;amp;',
  'text § \n \t ` =',
].flatMap((line) => line.split(' ').map((piece) => piece.replace('§', ' ')));

/**
 * Generates markup fragments in random order.
 * @param seed any integer; equal seeds generate equal text
 */
export function randomHtml(seed: number): string {
  let state = seed;
  const next = (limit: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (state >>> 0) % limit;
  };
  return Array.from({ length: 3 + next(25) }, () => PIECES[next(PIECES.length)]).join('');
}
