/**
 * Development only: React reads this hook when it loads. The refresh runtimes of remotes that are served from source
 * attach to it later and replace components in place.
 */
export function installRefreshHook(): void {
  const page = window as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: object };
  const renderers = new Map<number, unknown>();
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers,
    supportsFiber: true,
    inject(renderer: unknown) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot: () => undefined,
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  };
}

if (process.env.NODE_ENV === 'development') installRefreshHook();
