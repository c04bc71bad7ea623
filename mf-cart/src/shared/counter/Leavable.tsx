import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

interface LeavableProps {
  onLeave: () => void;
  children: ReactNode;
}

/** A form that Escape puts away while the focus is in it. */
export function Leavable({ onLeave, children }: LeavableProps) {
  const part = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const form = part.current;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      leave();
    };
    form?.addEventListener('keydown', press);
    return () => form?.removeEventListener('keydown', press);
  }, []);
  return <div ref={part}>{children}</div>;
}
