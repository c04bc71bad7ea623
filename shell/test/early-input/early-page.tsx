import { runInThisContext } from 'node:vm';
import {
  createLifecycles,
  createQueryClient,
  EnvironmentProvider,
  type FragmentModule,
  Slot,
} from '@saltbush/shared-ui/platform';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { captureEarlyInput } from '../../src/early-input/capture';
import { keepEarlyInput } from '../../src/early-input/keeper';
import type { Remotes } from '../../src/remotes';
import { createBrowserSlots } from '../../src/slots';

const FILL = { remote: 'mf-cart', fragment: 'purchase' };
const initialLocation = { pathname: '/', search: '', hash: '' };
const props = { product: {} } as never;

/** Starts what is in the document's head and in the shell; once per file, as in a document. */
export function startEarlyInput({ keeper = true } = {}): void {
  runInThisContext(`(${captureEarlyInput})()`);
  if (keeper) keepEarlyInput();
}

/** A page of one remote whose purchase slot is filled by another, as the server has rendered it. */
export function showServerMarkup(Fragment: ComponentType) {
  const module = { default: Fragment } as unknown as FragmentModule;
  const arrived = Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module });
  const onServer = { fillsOf: () => [FILL], load: () => arrived, report: () => undefined };
  const render = (slots: Parameters<typeof EnvironmentProvider>[0]['environment']['slots']) => {
    const environment = { queryClient: createQueryClient(), initialLocation, slots };
    return (
      <EnvironmentProvider environment={environment}>
        <Slot name="pdp.purchase" props={props} fallback={() => <p role="alert">Failed</p>} />
      </EnvironmentProvider>
    );
  };
  document.body.innerHTML = `<div data-application="mf-catalog"><div data-part="notice"></div>
    <div data-part="content">${renderToString(render(onServer))}</div></div>`;
  const code = new EventTarget();
  const loaded = new Promise<FragmentModule>((resolve, reject) => {
    code.addEventListener('arrived', () => resolve(module));
    code.addEventListener('failed', () => reject(new Error('No connection')));
  });
  const manifest = { fills: [{ slot: 'pdp.purchase', fragment: 'purchase' }] };
  const slots = createBrowserSlots({
    list: [{ name: 'mf-cart', manifest }] as unknown as Remotes['list'],
    loadFragment: (() => loaded) as Remotes['loadFragment'],
    invalidate: () => undefined,
  });
  const domElement = document.querySelector<HTMLElement>('[data-part=content]');
  const lifecycles = createLifecycles({ name: 'mf-catalog', load: async () => () => render(slots) });
  return {
    /** Hydrates the page around the slot. */
    hydrate: () => lifecycles.mount({ domElement, onRenderError: () => undefined } as never),
    /** The code of the slot's fragment arrives. */
    arrive: () => code.dispatchEvent(new Event('arrived')),
    /** The code of the slot's fragment cannot be loaded. */
    fail: () => code.dispatchEvent(new Event('failed')),
  };
}
