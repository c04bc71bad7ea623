import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useEnvironment } from '../environment';
import { DueContent } from './due-content';
import type { SlotFill } from './slot-runtime';
import type { SlotName, SlotProps } from './slot-types';

interface BoundaryProps {
  fallback: ReactNode;
  onError: (error: unknown) => void;
  onOnline: () => void;
  children: ReactNode;
}

class SlotBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
    // What failed for want of a network is tried again as soon as there is one.
    window.addEventListener('online', this.heal);
  }
  override componentWillUnmount() {
    window.removeEventListener('online', this.heal);
  }
  heal = () => this.props.onOnline();
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

interface FragmentProps {
  fill: SlotFill;
  attempt: number;
  props: object;
  isDeferred: boolean;
}

const never = () => () => undefined;

/** Returns whether this render is for the document: on the server, or to hydrate its markup. Never renders again. */
function useIsForDocument(): boolean {
  let isForDocument = false;
  const same = () => null;
  useSyncExternalStore(never, same, () => {
    isForDocument = true;
    return null;
  });
  return isForDocument;
}

function Fragment({ fill, attempt, props, isDeferred }: FragmentProps) {
  const { slots } = useEnvironment();
  // What the document does not show cannot wait.
  const isForDocument = useIsForDocument();
  const module = use(slots.load(fill, attempt, isDeferred && isForDocument, isForDocument));
  const Content = module.default as ComponentType<object>;
  return <Content {...props} />;
}

export interface SlotElementProps<Name extends SlotName> {
  name: Name;
  props: SlotProps[Name];
  /** Shown while the fragment loads; give it the final size. */
  loading?: ReactNode;
  /** Shown if the fragment fails or nothing fills the slot; `retry` reloads it. Defaults to nothing. */
  fallback?: (retry: () => void) => ReactNode;
  /** The page is of no use without the content: a fragment that renders nothing counts as failed. */
  isDue?: boolean;
  /** Content of the document is hydrated at the first sign that somebody uses the page, and its code loaded only then. */
  isDeferred?: boolean;
}

function Filled<Name extends SlotName>({
  fill,
  props,
  loading,
  fallback,
  isDue = false,
  isDeferred = false,
}: SlotElementProps<Name> & { fill: SlotFill }) {
  const { slots } = useEnvironment();
  const [attempt, setAttempt] = useState(0);
  // Once, whoever asks: the visitor, the network that is back, or the code that arrives late.
  const retry = () => setAttempt((count) => (count === attempt ? count + 1 : count));
  const fail = (error: unknown) => {
    slots.report(fill, error);
    // A fragment that loads late appears by itself.
    slots.late?.(fill, attempt).then(retry, () => undefined);
  };
  const content = <Fragment {...{ fill, attempt, props, isDeferred }} />;
  return (
    <SlotBoundary key={attempt} fallback={fallback?.(retry) ?? null} onError={fail} onOnline={retry}>
      <Suspense fallback={loading ?? null}>{isDue ? <DueContent>{content}</DueContent> : content}</Suspense>
    </SlotBoundary>
  );
}

/** What a slot shows whose filler is gone. Only another snapshot of the releases can fill it, so Retry reloads the page. */
function Unfilled<Name extends SlotName>({ name, fallback }: SlotElementProps<Name>) {
  const { slots } = useEnvironment();
  useEffect(() => slots.reportUnfilled?.(name), [slots, name]);
  return fallback?.(() => window.location.reload());
}

/**
 * A named slot that other remotes fill. Each fill loads and fails independently of the page around it. A slot with a
 * fallback shows and reports it if nothing fills the slot; without one, an unfilled slot shows nothing.
 */
export function Slot<Name extends SlotName>(element: SlotElementProps<Name>) {
  const { slots } = useEnvironment();
  const fills = slots.fillsOf(element.name);
  if (fills.length === 0) return element.fallback ? <Unfilled {...element} /> : null;
  return fills.map((fill) => <Filled key={`${fill.remote}/${fill.fragment}`} {...element} fill={fill} />);
}
