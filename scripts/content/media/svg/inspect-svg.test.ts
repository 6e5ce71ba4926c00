import { describe, expect, it, test } from 'vitest';
import { inspectSvg } from './inspect-svg.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, root = '') => `<svg ${NS} ${root} viewBox="0 0 4 3">\n  ${inside}\n</svg>`;
const found = (text: string) => inspectSvg(text).faults.map(({ what }) => what);

/** A title, the content of the file, and words of the diagnostic. */
const HOSTILE: [title: string, text: string, words: string][] = [
  ['a script', svg('<script>1</script>'), 'script <script>'],
  [
    'a script with a prefix',
    svg('<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>'),
    '<x:script>',
  ],
  ['a script of XHTML', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'), '<h:script>'],
  ['a script in capitals', svg('<SCRIPT>1</SCRIPT>'), '<SCRIPT>'],
  ['a script in a nested SVG', svg(`<svg ${NS}><g><script href="/a.js"/></g></svg>`), '<script>'],
  ['a handler element', svg('<handler type="text/javascript">1</handler>'), '<handler>'],
  ['an entity', `<!DOCTYPE svg [<!ENTITY js "&#60;script>1&#60;/script>">]>${svg('&js;')}`, 'document type'],
  ['an external document type', `<!DOCTYPE svg SYSTEM "https://evil.test/a.dtd">${svg('')}`, 'document type'],
  ['foreignObject', svg('<foreignObject><p/></foreignObject>'), '<foreignObject>'],
  [
    'a frame in foreignObject',
    svg('<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="1"/></foreignObject>'),
    '<foreignObject>',
  ],
  ['a picture of XHTML', svg('<img xmlns="http://www.w3.org/1999/xhtml" src="#a"/>'), 'no part of SVG'],
  ['MathML', svg('<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"/>'), 'no part of SVG'],
  ['XInclude', svg('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="#a"/>'), 'no part of SVG'],
  ['XSLT', svg('<t:transform xmlns:t="http://www.w3.org/1999/XSL/Transform"/>'), 'no part of SVG'],
  ['an event handler', svg('<rect onclick="1"/>'), 'onclick of <rect>'],
  ['an event handler of the root', svg('', 'onload="1"'), 'onload of <svg>'],
  ['an event handler in capitals', svg('<rect ONCLICK="1"/>'), 'ONCLICK of <rect>'],
  ['a link with javascript:', svg('<a href="javascript:1"/>'), '"javascript:1" in the attribute href of <a>'],
  ['an XLink with javascript:', svg('<a xlink:href="javascript:1"/>', XLINK), 'attribute xlink:href of <a>'],
  ['an XLink with another prefix', svg('<a l:href=" javascript:1"/>', XLINK.replace('xlink', 'l')), 'l:href'],
  ['javascript: in character references', svg('<a href="java&#x09;script&#58;1"/>'), 'attribute href of <a>'],
  ['a link with data:', svg('<a href="data:text/html,1"/>'), 'attribute href of <a>'],
  ['a use of another file', svg('<use href="https://evil.test/a.svg#b"/>'), 'attribute href of <use>'],
  ['a use of a data address', svg('<use href="data:image/svg+xml,a#b"/>'), 'attribute href of <use>'],
  [
    'a picture of another server',
    svg('<image href="https://evil.test/a.png"/>'),
    'attribute href of <image>',
  ],
  ['a picture of this server', svg('<image href="/api/a"/>'), 'attribute href of <image>'],
  ['an SVG in a data address', svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'), 'href of <image>'],
  ['a filter with another file', svg('<filter><feImage href="//evil.test/a"/></filter>'), 'of <feImage>'],
  ['a base address', svg('<g xml:base="https://evil.test/"><use href="#a"/></g>'), 'xml:base in <g>'],
  [
    'an imported style sheet',
    svg('<style>@import "https://evil.test/a.css";</style>'),
    'imports a style sheet',
  ],
  ['an import with escapes', svg('<style>@\\69mport "a.css";</style>'), 'imports a style sheet'],
  ['an import in CDATA', svg('<style><![CDATA[ @import url(a.css); ]]></style>'), 'imports a style sheet'],
  [
    'styles with a prefix',
    svg('<s:style xmlns:s="http://www.w3.org/2000/svg">@import "a"</s:style>'),
    '<s:style>',
  ],
  [
    'an address in styles',
    svg('<style>a{fill:url(https://evil.test/a#b)}</style>'),
    '"https://evil.test/a#b"',
  ],
  ['a quoted address in styles', svg('<style>a{fill:url("//evil.test/a")}</style>'), '"//evil.test/a"'],
  ['an escaped address in styles', svg('<style>a{fill:\\75rl(//evil.test)}</style>'), '"//evil.test"'],
  ['a picture set in styles', svg('<style>a{mask:image-set("//evil.test/a" 1x)}</style>'), '"//evil.test/a"'],
  ['a font of another server', svg('<style>@font-face{src:url(https://evil.test/f)}</style>'), '<style>'],
  [
    'an address in a style attribute',
    svg('<rect style="fill:url(//evil.test)"/>'),
    'attribute style of <rect>',
  ],
  ['an address in an attribute', svg('<rect fill="url(https://evil.test/#a)"/>'), 'attribute fill of <rect>'],
  ['a changed address', svg('<a><animate attributeName="href" to="javascript:1"/></a>'), 'attribute href'],
  ['a set address', svg('<a><set attributeName="xlink:href" to="#a"/></a>'), 'attribute xlink:href'],
  ['a set handler', svg('<set attributeName="onclick" to="1"/>'), 'attribute onclick'],
  [
    'a set colour of another server',
    svg('<set attributeName="fill" to="url(//evil.test)"/>'),
    'attribute to',
  ],
  ['a style sheet', `<?xml-stylesheet href="https://evil.test/a.css"?>${svg('')}`, '<?xml-stylesheet?>'],
  ['UTF-7', `<?xml version="1.0" encoding="UTF-7"?>${svg('+ADw-script+AD4-')}`, 'encoding UTF-7'],
  ['ISO-2022-JP', `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('')}`, 'encoding ISO-2022-JP'],
  ['an unknown entity', svg('&nbsp;'), 'not well-formed XML'],
  ['an element without an end', svg('<g>'), 'not well-formed XML'],
  ['an unknown prefix', svg('<x:rect/>'), 'not well-formed XML'],
  ['text after the root', `${svg('')}<script/>`, 'not well-formed XML'],
  ['no namespace', '<svg viewBox="0 0 4 3"/>', 'does not begin with <svg xmlns'],
  [
    'another namespace',
    '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 4 3"/>',
    'does not begin with',
  ],
  ['a web page', `<html xmlns="http://www.w3.org/1999/xhtml">${svg('')}</html>`, 'does not begin with'],
];

test.each(HOSTILE)('refuses %s', (_, text, words) => {
  expect(found(text).join('\n')).toContain(words);
});

const levels = (count: number) => svg('<g>'.repeat(count) + '</g>'.repeat(count));
/** Each level draws the one before it ten times. */
const copied = (count: number, copy: (id: string) => string) =>
  svg(
    Array.from({ length: count + 1 }, (_, level) =>
      level === 0
        ? '<g id="a0"><path d="M0 0"/></g>'
        : `<g id="a${level}">${copy(`a${level - 1}`).repeat(10)}</g>`,
    ).join(''),
  );
const use = (id: string) => `<use href="#${id}"/>`;
const chain = Array.from({ length: 200 }, (_, level) => `<g id="c${level + 1}">${use(`c${level}`)}</g>`);
const pattern = (inside: string) => `<pattern id="p"><g>${inside}</g></pattern>`;

/** Small files that programs need minutes to read or draw. */
const HUGE: [title: string, text: string, words: string][] = [
  ['200,000 levels', levels(200_000), 'more than 256 levels'],
  ['levels after an XML error', `${svg('')}${'<g>'.repeat(200_000)}`, 'not well-formed XML'],
  ['copies of copies', copied(12, use), 'draws more than 100,000 elements'],
  [
    'copies by XLink',
    copied(6, (id) => `<use xlink:href="#${id}"/>`).replace(NS, `${NS} ${XLINK}`),
    'more than 100,000 elements',
  ],
  ['copies by an escaped id', copied(6, (id) => use(id.replace('a', '%61'))), 'more than 100,000 elements'],
  [
    'patterns of patterns',
    svg(
      Array.from(
        { length: 7 },
        (_, level) => `<pattern id="p${level}">${`<path fill="url(#p${level - 1})"/>`.repeat(10)}</pattern>`,
      ).join(''),
    ),
    'more than 100,000 elements',
  ],
  [
    'patterns in a style sheet',
    svg(
      `<style>g .a, b { fill: url("#p") }</style>${pattern('<path/>'.repeat(500))}${'<path class="a"/>'.repeat(500)}`,
    ),
    'more than 100,000 elements',
  ],
  [
    'markers at every vertex',
    svg(
      `<marker id="m">${'<path/>'.repeat(50)}</marker><path marker-mid="url(#m)" d="M0 0${'h1'.repeat(5000)}"/>`,
    ),
    'more than 100,000 elements',
  ],
  [
    'steps of filters',
    svg(`<filter>${'<feGaussianBlur/>'.repeat(2000)}</filter>`),
    'more than 100,000 elements',
  ],
  ['a long chain of copies', svg(`<g id="c0"/>${chain.join('')}`), 'more than 256 levels'],
  ['a long chain of copies, the last first', svg(chain.reverse().join('')), 'more than 256 levels'],
  ['a copy of itself', svg('<g id="a"><use href="#a"/></g>'), 'contains a copy of itself'],
  ['a pattern that has itself', svg(pattern('<path style="fill:url(#p)"/>')), 'contains a copy of itself'],
  [
    'a giant size',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1e9 1e9"/>',
    'side of 1,000,000,000 pixels',
  ],
  [
    'a giant blur',
    svg('<filter><feGaussianBlur stdDeviation="2 100000"/></filter>'),
    'stdDeviation="2 100000"',
  ],
  ['endless octaves', svg('<filter><feTurbulence numOctaves="1e9"/></filter>'), 'numOctaves="1e9"'],
];

test.each(HUGE)('refuses %s', (_, text, words) => {
  expect(found(text)).toEqual([expect.stringContaining(words)]);
});

test('reports no more than 100 faults', () => {
  expect(found(svg('<script/>'.repeat(20_000)))).toHaveLength(100);
});

const INKSCAPE = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="40mm" viewBox="0 0 40 20" version="1.1" id="svg5" inkscape:version="1.3 (0e150ed6c4)"
  sodipodi:docname="https.svg" inkscape:export-filename="/home/ann/a.png"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:xlink="http://www.w3.org/1999/xlink"
  ${NS} xmlns:svg="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff"><inkscape:grid type="xygrid" id="g"/></sodipodi:namedview>
  <metadata><rdf:RDF><cc:Work rdf:about=""><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/>
    <cc:license rdf:resource="https://creativecommons.org/licenses/by/4.0/"/></cc:Work></rdf:RDF></metadata>
  <defs><linearGradient id="a"><stop style="stop-color:#f00;stop-opacity:1" offset="0"/></linearGradient>
    <linearGradient xlink:href="#a" id="b" gradientTransform="matrix(1,0,0,1,2,3)"/></defs>
  <svg:rect style="fill:url(#b);font-family:'Liberation Sans'" inkscape:label="a (b)" width="4" height="3"/>
</svg>`;

const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<svg version="1.1" ${NS} ${XLINK} xmlns:x="http://ns.adobe.com/Extensibility/1.0/"
  xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" x="0px" y="0px" viewBox="0 0 40 20"
  style="enable-background:new 0 0 40 20;" xml:space="preserve">
<style type="text/css"><![CDATA[ .st0{fill:url(#SVGID_1_);} .st1{font-family:'Myriad\\-Pro';}
  @font-face{font-family:"A";src:url("data:font/woff2;base64,d09GMg==")} ]]></style>
<switch><g i:extraneous="self"><rect class="st0" width="4" height="3"/></g></switch>
<image width="1" height="1" xlink:href="data:image/png;base64,iVBORw0KGgo=" transform="matrix(1 0 0 1 0 0)"></image>
</svg>`;

const HARMLESS: [title: string, text: string][] = [
  ['the output of Inkscape', INKSCAPE],
  ['the output of Illustrator', ILLUSTRATOR],
  ['a byte order mark', `\uFEFF<?xml version="1.0"?>${svg('')}`],
  ['words about scripts', svg('<title>&lt;script> onload= javascript:</title><!-- <script> -->')],
  ['a link to a page', svg('<a href="https://example.org/"><text>A</text></a><a href="/about#us"/>')],
  ['an animation of a colour', svg('<rect><animate attributeName="fill" values="#f00;#00f"/></rect>')],
  ['200 levels', levels(200)],
  ['10,000 copies', copied(4, use)],
  [
    'gradients and clips of many shapes',
    svg(
      `<style>.a{fill:url(#g);clip-path:url(#c)} rect{fill:url(#p)}</style><linearGradient id="g">${'<stop/>'.repeat(50)}</linearGradient>
      <clipPath id="c"><path/></clipPath>${pattern('<path/>'.repeat(500))}${'<path class="a b" d="M0 0"/>'.repeat(20_000)}`,
    ),
  ],
  ['references inside the file', svg('<use href="#a"/><rect filter="url(\'#b\')" mask="url(#c)"/>')],
  [
    'a style sheet',
    svg('<style>@media (prefers-color-scheme:dark){rect{fill:#fff}} a::before{content:"//"}</style>'),
  ],
];

test.each(HARMLESS)('accepts %s', (_, text) => {
  expect(found(text)).toEqual([]);
});

describe('inspectSvg', () => {
  it('reports every fault once, at its line and column', () => {
    const text = `\uFEFF${svg('<script>1</script>\n  <g><rect onclick="1" fill="url(//a.test)"/></g>')}`;
    expect(inspectSvg(text).faults.map(({ line, column, what }) => [line, column, what])).toEqual([
      [2, 3, 'contains the script <script>'],
      [3, 6, 'contains the event handler onclick of <rect>'],
      [3, 6, 'refers to "//a.test" in the attribute fill of <rect>'],
    ]);
  });

  it('reports no consequences of a document type', () => {
    const text = `<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>\n<svg xmlns="&ns;" viewBox="0 0 1 1"/>`;
    expect(found(text)).toEqual(['has a document type, which can define entities']);
  });

  it.each([
    [`<svg ${NS} width="12px" height="8" viewBox="0 0 1 1"/>`, 12, 8],
    [`<?xml version="1.0"?>\n<!-- <svg width="1" height="1"> --><svg ${NS} viewBox="0 0 40.5 20"/>`, 41, 20],
    [`<svg ${NS} viewBox="0 0 66.3 22.4"/>`, 66, 22],
    [`<svg ${NS} viewBox="0 0 0.4 3"/>`, 1, 3],
    [`<svg ${NS} width="388.84pt" height="3in"/>`, 518, 288],
    [`<svg ${NS} width="210MM" height="29.7cm"/>`, 794, 1123],
    [`<svg ${NS} width="2em" height="2pc"/>`, 32, 32],
    [`<svg ${NS} width="40q" height="+1e2"/>`, 38, 100],
    [`<svg ${NS} style="width: 30px; height: .5in" width="1" height="1"/>`, 30, 48],
    [`<svg ${NS} width="40mm" viewBox="0 0 40 20"/>`, 151, 76],
    [`<svg ${NS} height="50" viewBox="0 0 40 20"/>`, 100, 50],
    [`<svg ${NS} width="50vw" height="-3"/>`, 0, 0],
    [`<svg ${NS} width="100%" height="100%" viewBox="0,0,3,4"><rect width="9" height="9"/></svg>`, 3, 4],
    ['%PDF', 0, 0],
  ])('reads the size of %s', (text, width, height) => {
    expect(inspectSvg(text)).toMatchObject({ width, height });
  });
});
