import { Component, type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
import { useEnvironment } from '../environment';
import type { SlotFill } from './slot-runtime';
import type { SlotName, SlotProps } from './slot-types';

interface BoundaryProps {
  fallback: ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
}

class SlotBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

interface FragmentProps {
  fill: SlotFill;
  attempt: number;
  props: object;
}

function Fragment({ fill, attempt, props }: FragmentProps) {
  const { slots } = useEnvironment();
  const module = use(slots.load(fill, attempt));
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
}

function Filled<Name extends SlotName>({
  fill,
  props,
  loading,
  fallback,
}: SlotElementProps<Name> & { fill: SlotFill }) {
  const { slots } = useEnvironment();
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((count) => count + 1);
  const fail = (error: unknown) => {
    slots.report(fill, error);
    // A fragment that loads late appears by itself, unless the user has retried in the meantime.
    const showLate = () => setAttempt((count) => (count === attempt ? count + 1 : count));
    slots.late?.(fill, attempt).then(showLate, () => undefined);
  };
  return (
    <SlotBoundary key={attempt} fallback={fallback?.(retry) ?? null} onError={fail}>
      <Suspense fallback={loading ?? null}>
        <Fragment fill={fill} attempt={attempt} props={props} />
      </Suspense>
    </SlotBoundary>
  );
}

/**
 * A named slot that other remotes fill. Each fill loads and fails independently of the page around it.
 */
export function Slot<Name extends SlotName>(element: SlotElementProps<Name>) {
  const { slots } = useEnvironment();
  const fills = slots.fillsOf(element.name);
  return fills.map((fill) => <Filled key={`${fill.remote}/${fill.fragment}`} {...element} fill={fill} />);
}
