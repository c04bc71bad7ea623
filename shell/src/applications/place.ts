/** The element that one application owns: `content` is React's, `notice` is the shell's. */
export interface Place {
  element: HTMLElement;
  content: HTMLElement;
  notice: HTMLElement;
}

const child = (element: HTMLElement, part: string): HTMLElement => {
  const found = element.querySelector<HTMLElement>(`:scope > [data-part="${part}"]`);
  if (found) return found;
  const created = document.createElement('div');
  created.dataset.part = part;
  element.append(created);
  return created;
};

/** The place with this name, with the server's markup if it rendered any; made inside `parent` when missing. */
export function ensurePlace(name: string, parent: HTMLElement): Place {
  let element = document.querySelector<HTMLElement>(`[data-application="${name}"]`);
  if (!element) {
    element = document.createElement('div');
    element.dataset.application = name;
    parent.append(element);
  }
  return { element, notice: child(element, 'notice'), content: child(element, 'content') };
}

export const hasMarkup = ({ content }: Place): boolean => content.childNodes.length > 0;
