import { decodeEntities, safeHref } from './safe-href';

export interface RichElement {
  readonly tag: string;
  readonly href?: string;
  /** Of headings only, so that an address can lead to them. */
  readonly id?: string;
  readonly children: RichNode[];
}

export type RichNode = string | RichElement;

const inlineTags = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sup', 'sub', 'br', 'span', 'small', 'code'];
const blockTags = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr'];
const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

const inline: ReadonlySet<string> = new Set(inlineTags);
const every: ReadonlySet<string> = new Set([...inlineTags, ...blockTags, ...tableTags]);
const empty = new Set(['br', 'hr']);
const headings = new Set(['h2', 'h3', 'h4']);

/** Where a tag may stand directly; a tag without an entry may stand anywhere. */
const parents: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};
/** Elements that hold no text of their own. */
const structure = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

const dropped =
  /<(script|style|iframe|object|embed|template|noscript|svg|math|title|textarea|select|xmp)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|<|[^<]+/gi;
const idAttribute = /\sid\s*=\s*["']?([A-Za-z][\w-]*)/i;
const hrefAttribute = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Builds the tree, closing and opening elements as HTML's own parser would, so that markup and tree agree. */
class Builder {
  readonly root: RichElement = { tag: '', children: [] };
  private readonly open: RichElement[] = [this.root];

  private get top(): RichElement {
    return this.open.at(-1) ?? this.root;
  }

  text(text: string) {
    const onlyBlank = text.trim() === '';
    if (structure.has(this.top.tag)) return;
    if (onlyBlank && this.top === this.root) return;
    this.top.children.push(decodeEntities(text));
  }

  /** Closes the nearest open `tag`, and what is open inside it. */
  close(tag: string) {
    const at = this.open.findLastIndex((element) => element.tag === tag);
    if (at > 0) this.open.length = at;
  }

  start(tag: string, attributes: string) {
    this.makeRoom(tag);
    const allowed = parents[tag];
    if (allowed && !allowed.includes(this.top.tag)) return;
    if (!allowed && structure.has(this.top.tag)) return;
    const match = tag === 'a' ? attributes.match(hrefAttribute) : null;
    const href = match ? safeHref(match[1] ?? match[2] ?? match[3] ?? '') : undefined;
    const id = headings.has(tag) ? idAttribute.exec(attributes)?.[1] : undefined;
    const element: RichElement = { tag, href, id, children: [] };
    this.top.children.push(element);
    if (!empty.has(tag)) this.open.push(element);
  }

  private makeRoom(tag: string) {
    if (!inline.has(tag)) this.close('p');
    if (tag === 'a') this.close('a');
    if (headings.has(tag) && headings.has(this.top.tag)) this.close(this.top.tag);
    if (tag === 'li') this.closeWithin('li', ['ul', 'ol']);
    if (tag === 'td' || tag === 'th') for (const cell of ['td', 'th']) this.closeWithin(cell, ['tr']);
    if (tag === 'tr') this.closeWithin('tr', ['table']);
    if (tag === 'tbody' || tag === 'thead')
      for (const part of ['tbody', 'thead']) this.closeWithin(part, ['table']);
    if (tag === 'tr' && this.top.tag === 'table') this.start('tbody', '');
  }

  /** Closes an open `tag` that is nearer than the nearest of `border`. */
  private closeWithin(tag: string, border: readonly string[]) {
    const at = this.open.findLastIndex((element) => element.tag === tag);
    const edge = this.open.findLastIndex((element) => border.includes(element.tag));
    if (at > edge) this.open.length = at;
  }
}

/**
 * Reads HTML into a tree of allowed elements: no attribute survives but a safe `href`, forbidden tags lose
 * themselves, and those that run or embed something lose their content too. Pure text work: server and browser agree.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const builder = new Builder();
  for (const [text, slash, name, attributes = ''] of html.replace(dropped, '').matchAll(token)) {
    if (text.startsWith('<!--')) continue;
    const tag = name?.toLowerCase();
    if (!tag) builder.text(text);
    else if (!every.has(tag)) continue;
    else if (slash) builder.close(tag);
    else builder.start(tag, attributes);
  }
  return builder.root.children;
}
