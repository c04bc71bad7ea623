import type { VerifiedLoader } from './integrity/verified-loader';

/** What a remote's entry defines as a global variable: the interface of webpack's Module Federation. */
export interface Container {
  /** Gives the remote the shell's shared modules; needed once, before the first `get`. */
  init(shareScope: object): unknown;
  /** Loads the code of an exposed module and returns a function that evaluates it. */
  get(expose: string): Promise<() => unknown>;
}

/** After this time an entry counts as failed; a hanging request would otherwise never be repeated. */
const ENTRY_TIMEOUT_MS = 20_000;

/** The name of a remote's container in every build of it. */
const globalName = (remote: string): string => remote.replaceAll('-', '_');

const globals = globalThis as unknown as Record<string, Container | undefined>;

/** Returns the container that an entry has defined, and removes it: the next entry must define its own. */
function takeContainer(name: string): Container | undefined {
  const container = globals[name];
  globals[name] = undefined;
  return container;
}

/** Webpack's share scope: the shared modules by key and version. */
async function shareScope(): Promise<object> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default;
}

async function run(script: HTMLScriptElement): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The entry took too long')), ENTRY_TIMEOUT_MS);
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error('The entry could not be loaded')));
      document.head.append(script);
    });
  } finally {
    clearTimeout(timer);
    script.remove();
  }
}

/**
 * Runs the entry at a URL and connects its container to the shell's shared modules.
 * @throws {Error} The entry is missing, late, not as released, or defines no container.
 */
export async function openContainer(loader: VerifiedLoader, remote: string, url: string): Promise<Container> {
  await run(loader.createScript(url));
  const container = takeContainer(globalName(remote));
  if (!container) throw new Error(`The entry of ${remote} defines no container`);
  await container.init(await shareScope());
  return container;
}
