import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Content.module.css';

const MOST_HEIGHT = 1600;

/** Gives a document the styles of the page. */
function dress(target: Document, width: number): HTMLElement {
  target.documentElement.lang = document.documentElement.lang || 'en-AU';
  target.title = 'Preview';
  const sheets = document.querySelectorAll('link[rel="stylesheet"], style');
  target.head.replaceChildren(...[...sheets].map((sheet) => sheet.cloneNode(true)));
  const root = target.createElement('main');
  target.body.replaceChildren(root);
  target.body.style.minHeight = '0';
  target.body.style.padding = '0';
  target.body.dataset.width = String(width);
  return root;
}

/** Follows the height of the content, and the room that there is for it. */
function useSizes(root: HTMLElement | null, width: number) {
  const room = useRef<HTMLDivElement>(null);
  const [sizes, setSizes] = useState({ height: 240, scale: 1 });
  useEffect(() => {
    if (!root || !room.current) return;
    const measure = () => {
      const height = Math.min(MOST_HEIGHT, Math.max(48, root.scrollHeight));
      setSizes({ height, scale: Math.min(1, (room.current?.clientWidth ?? width) / width) });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    observer.observe(room.current);
    measure();
    return () => observer.disconnect();
  }, [root, width]);
  return { room, ...sizes };
}

/** What is pressed in a preview opens beside the desk, where nothing that was entered is lost. */
function openBeside(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}

/** A document of its own, as wide as a shopper's window and shrunk to the room that there is. */
export function PreviewFrame({ width, children }: { width: number; children: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const { room, height, scale } = useSizes(root, width);
  const begin = () => {
    const target = frame.current?.contentDocument;
    if (target) setRoot(dress(target, width));
  };
  // Some browsers have the empty document at once, others replace it when it has loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each frame
  useEffect(begin, []);
  const content = root && <div onClickCapture={openBeside}>{children}</div>;
  return (
    <div ref={room} className={styles.room} style={{ height: height * scale }}>
      <iframe
        ref={frame}
        title="Preview of what shoppers will see"
        className={styles.frame}
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={begin}
      />
      {content && createPortal(content, root)}
    </div>
  );
}
