import type { Answer, AnswerSection } from './answers.ts';

/** A message before it is text or HTML. */
export interface MailContent {
  heading: string;
  /** Paragraphs before the answers. */
  intro?: string[];
  sections: AnswerSection[];
  footer: string[];
  /** Returns where a text links to. */
  linkOf?: (text: string) => string | undefined;
  /** Default: British English. */
  language?: string;
}

const indent = (text: string): string => text.replace(/^/gm, '    ');

/**
 * An answer below its label. The lines of a value are always further in than its label, so that no value can pass for
 * another answer or for the end of the message.
 */
const block = ({ label, ...answer }: Answer): string => `${label}\n${indent(answerText(answer))}`;

/** An answer of a group: in one line if it fits. */
function innerText({ label, text, answers }: Answer): string {
  const isLine = text !== undefined && !text.includes('\n');
  return isLine
    ? `${label}${/\p{L}$|\p{N}$|[)\]"”’]$/u.test(label) ? ':' : ''} ${text}`
    : block({ label, ...(text !== undefined && { text }), ...(answers && { answers }) });
}

/** The text of an answer without its label. */
export const answerText = ({ text, answers = [] }: Pick<Answer, 'text' | 'answers'>): string =>
  text ?? answers.map(innerText).join('\n');

const underline = (heading: string, character: string) => `${heading}\n${character.repeat(heading.length)}`;

const RULE = '-'.repeat(12);

/** Whether the answers of a section would seem to be below the heading of an earlier one. */
const needsRule = (sections: readonly AnswerSection[], index: number) =>
  sections[index]?.heading === undefined &&
  sections.slice(0, index).some(({ heading }) => heading !== undefined);

export function textOf({ heading, intro = [], sections, footer }: MailContent): string {
  const parts = sections.flatMap((section, index) => [
    ...(section.heading ? [underline(section.heading, '-')] : []),
    ...(needsRule(sections, index) ? [RULE] : []),
    ...section.answers.map(block),
  ]);
  return `${[underline(heading, '='), ...intro, ...parts, ...footer].join('\n\n')}\n`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, including attribute values. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const STYLE =
  'font:16px/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff;max-width:45em;margin:0;padding:16px';
const INNER = 'margin:0 0 0 4px;padding:0 0 0 12px;border-left:2px solid #ccc';

function listOf(answers: Answer[], linkOf: MailContent['linkOf']): string {
  const cells = answers.map(({ label, text, answers: inner }) => {
    const href = text === undefined ? undefined : linkOf?.(text);
    const value = escapeHtml(text ?? '');
    const shown = href ? `<a href="${escapeHtml(href)}">${value}</a>` : value;
    const body = inner
      ? `<dd style="${INNER}">${listOf(inner, linkOf)}</dd>`
      : `<dd dir="auto" style="margin:0;white-space:pre-wrap;overflow-wrap:anywhere">${shown}</dd>`;
    return `<dt style="margin-top:12px;font-weight:600">${escapeHtml(label)}</dt>\n${body}`;
  });
  return `<dl style="margin:0">\n${cells.join('\n')}\n</dl>`;
}

export function htmlOf({
  heading,
  intro = [],
  sections,
  footer,
  linkOf,
  language = 'en-GB',
}: MailContent): string {
  const paragraphs = intro.map((text) => `<p style="margin:12px 0 0">${escapeHtml(text)}</p>`);
  const parts = sections.map(
    (section, index) =>
      `${needsRule(sections, index) ? '<hr style="margin:28px 0 0;border:0;border-top:1px solid #ccc">\n' : ''}${section.heading ? `<h2 style="font-size:18px;margin:28px 0 0">${escapeHtml(section.heading)}</h2>\n` : ''}${listOf(section.answers, linkOf)}`,
  );
  const notes = footer.map((note) => `<p style="color:#555;font-size:14px">${escapeHtml(note)}</p>`);
  return `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="${STYLE}"><h1 style="font-size:22px;margin:0 0 8px">${escapeHtml(heading)}</h1>
${[...paragraphs, ...parts].join('\n')}
${notes.join('\n')}
</body></html>
`;
}
