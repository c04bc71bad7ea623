/** The element an application is mounted in: React renders into `content`, the shell into `notice`. */
export interface ApplicationContainer {
  element: HTMLElement;
  content: HTMLElement;
  notice: HTMLElement;
}

const ensureChild = (element: HTMLElement, part: string): HTMLElement => {
  const found = element.querySelector<HTMLElement>(`:scope > [data-part="${part}"]`);
  if (found) return found;
  const created = document.createElement('div');
  created.dataset.part = part;
  element.append(created);
  return created;
};

/** Returns the application's container, including any server-rendered markup; creates it in `parent` if missing. */
export function ensureContainer(name: string, parent: HTMLElement): ApplicationContainer {
  let element = document.querySelector<HTMLElement>(`[data-application="${name}"]`);
  if (!element) {
    element = document.createElement('div');
    element.dataset.application = name;
    parent.append(element);
  }
  return { element, notice: ensureChild(element, 'notice'), content: ensureChild(element, 'content') };
}

/** Returns whether the container has content, from the server or from React. */
export const hasMarkup = ({ content }: ApplicationContainer): boolean => content.childNodes.length > 0;
