import { RemoteFallback } from '@saltbush/shared-ui/design/core';
import {
  type ComponentProps,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  useEffect,
  useState,
} from 'react';

// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy`, whatever the props.
type AnyComponent = ComponentType<any>;
type Load<Component> = () => Promise<{ default: Component }>;

interface Part<Component> {
  load: Load<Component>;
  name: string;
  /** The component, once a further attempt has brought it. */
  recovered: Component | null;
}

interface StandInProps<Component extends AnyComponent> {
  part: Part<Component>;
  props: ComponentProps<Component>;
}

/** Stands where a component's code is missing, until a further attempt brings it. */
function StandIn<Component extends AnyComponent>({ part, props }: StandInProps<Component>) {
  const [Loaded, setLoaded] = useState<AnyComponent | null>(() => part.recovered);
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    const module = await part.load().catch(() => null);
    setBusy(false);
    if (!module) return;
    part.recovered = module.default;
    setLoaded(() => module.default);
  };
  // A dialog that is opened again is another attempt.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is shown.
  useEffect(() => {
    if (!Loaded) void retry();
  }, []);
  if (Loaded) return <Loaded {...props} />;
  return <RemoteFallback name={part.name} compact busy={isBusy} onRetry={() => void retry()} />;
}

/**
 * Returns a component whose code is loaded when it is first rendered, within a `Suspense`. If the code does not arrive,
 * a line with Retry stands in its place and heals when the network is back; React's own `lazy` would keep the failure for
 * good and take down the page around it, with everything typed into it.
 * @param load A dynamic import
 * @param name What is missing, as shown to the user
 */
export function recoverable<Component extends AnyComponent>(
  load: Load<Component>,
  name = 'This part',
): LazyExoticComponent<Component> {
  const part: Part<Component> = { load, name, recovered: null };
  const standIn = (props: ComponentProps<Component>) => <StandIn part={part} props={props} />;
  return lazy<Component>(() => load().catch(() => ({ default: standIn as Component })));
}
