/** A script that takes longer has failed. */
const TIMEOUT_MS = 120_000;

/** Called with the event that ended the loading of a script: its type is `load`, `error` or `timeout`. */
type Done = (event: { type: string; target: EventTarget | null }) => void;

/** What the runtime of every build needs to load its chunks. */
export interface ChunkLoader {
  /** Runs a script once, however often it is requested while it loads. */
  loadScript(url: string, done: Done): void;
  /** Applies a style sheet that is not in the document yet. `name` is unique on the page: documents contain it. */
  loadStyle(base: string, name: string): Promise<void>;
  /** Makes every script and style below a URL that has not arrived yet fail, so that it is requested again. */
  abandon(base: string): void;
}

const isPresent = (name: string): boolean =>
  document.querySelector(`style[data-href="${name}"], link[data-href="${name}"]`) !== null;

/** Creates the loader of chunks; the given functions make an element load only what was released. */
export function createChunkLoader(
  createScript: (url: string) => HTMLScriptElement,
  verifyStyle: (link: HTMLLinkElement) => void,
): ChunkLoader {
  const scripts = new Map<string, Done[]>();
  const styles = new Map<string, Promise<void>>();
  const pending = new Map<HTMLElement, string>();

  function addStyle(base: string, name: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: base + name });
      link.onload = () => {
        pending.delete(link);
        resolve();
      };
      link.onerror = () => {
        pending.delete(link);
        link.remove();
        styles.delete(name);
        reject(Object.assign(new Error(`Loading ${base}${name} failed`), { name: 'ChunkLoadError' }));
      };
      pending.set(link, base + name);
      verifyStyle(link);
      document.head.append(link);
    });
  }

  return {
    loadScript(url, done) {
      const waiting = scripts.get(url);
      if (waiting) return void waiting.push(done);
      const all = [done];
      scripts.set(url, all);
      const script = createScript(url);
      pending.set(script, url);
      const settle: Done = (event) => {
        clearTimeout(timer);
        script.onload = script.onerror = null;
        script.remove();
        scripts.delete(url);
        pending.delete(script);
        for (const each of all) each(event);
      };
      const timer = setTimeout(() => settle({ type: 'timeout', target: script }), TIMEOUT_MS);
      script.onload = settle;
      script.onerror = (event) => settle(event as Event);
      document.head.append(script);
    },
    loadStyle(base, name) {
      const loading = styles.get(name) ?? (isPresent(name) ? Promise.resolve() : addStyle(base, name));
      styles.set(name, loading);
      return loading;
    },
    abandon(base) {
      for (const [element, url] of [...pending])
        if (url.startsWith(base)) element.dispatchEvent(new Event('error'));
    },
  };
}
