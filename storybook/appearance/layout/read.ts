import { type Box, isCutAway } from './clip';
import { roleOf, statesOf } from './roles';
import { inlineText, isRendered, isRunOfText, isText, shorten, shownValue } from './text';

/** An element's position relative to its previous sibling. */
export type Relation = '' | 'below' | 'beside' | 'above';

/** An element that a visitor perceives, in document order. */
export interface Entry {
  /** Number of listed elements that contain it. */
  depth: number;
  /** Role, text and states. */
  label: string;
  relation: Relation;
  /** Its edges in whole CSS pixels, or null for content that only screen readers perceive. */
  edges: [left: number, right: number] | null;
}

interface Thing {
  label: string;
  box: Box | null;
  parts: Thing[];
}

const CONTROLS =
  'input, select, textarea, img, video, progress, meter, iframe, [role="img"], [role="slider"]';

function thing(element: Element, label: string, parts: Thing[], box: Box): Thing {
  return { label: label.trim(), box: isCutAway(element, box) ? null : box, parts };
}

function textOf(node: Text): Thing[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const parent = node.parentElement;
  return parent ? [thing(parent, shorten(node.data), [], range.getBoundingClientRect())] : [];
}

/** Merges an element with its only part into one line. */
function named(element: Element, role: string, parts: Thing[]): Thing {
  const label = `${role}${statesOf(element)}`;
  const box = element.getBoundingClientRect();
  const [only, ...others] = parts;
  if (!only) return thing(element, `${label} ${shorten(element.getAttribute('aria-label') ?? '')}`, [], box);
  if (others.length > 0) return thing(element, label, parts, box);
  return thing(element, `${label} ${only.label}`, only.parts, box);
}

function readElement(element: Element): Thing[] {
  if (!isRendered(element)) return [];
  const role = roleOf(element);
  if (element.matches(CONTROLS)) {
    const label = `${role ?? element.localName}${statesOf(element)} ${shorten(shownValue(element))}`;
    return [thing(element, label, [], element.getBoundingClientRect())];
  }
  if (element instanceof SVGElement) return [];
  if (isRunOfText(element)) {
    const label = `${role ? `${role}${statesOf(element)} ` : ''}${shorten(inlineText(element))}`;
    return [thing(element, label, [], element.getBoundingClientRect())];
  }
  const parts = [...element.childNodes].flatMap(readNode);
  return role ? [named(element, role, parts)] : parts;
}

function readNode(node: Node): Thing[] {
  if (isText(node)) return textOf(node);
  return node instanceof Element && !node.matches('script, style, template') ? readElement(node) : [];
}

/** "Beside" requires an overlap of half the smaller height, so that single pixels make no difference. */
function relate(box: Box, before: Box): Relation {
  const shared = Math.min(box.bottom, before.bottom) - Math.max(box.top, before.top);
  const lower = Math.min(box.bottom - box.top, before.bottom - before.top);
  if (shared > lower / 2) return 'beside';
  return box.top + box.bottom >= before.top + before.bottom ? 'below' : 'above';
}

function* list(things: readonly Thing[], depth: number): Generator<Entry> {
  let before: Box | null = null;
  for (const { label, box, parts } of things) {
    const edges: Entry['edges'] = box && [Math.round(box.left), Math.round(box.right)];
    yield { depth, label, relation: box && before ? relate(box, before) : '', edges };
    yield* list(parts, depth + 1);
    before = box ?? before;
  }
}

/** @returns The page's current layout. */
export function readLayout(): Entry[] {
  return [...list([...document.body.children].flatMap(readNode), 0)];
}
