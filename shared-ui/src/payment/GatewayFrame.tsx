import { Dialog } from '@saltbush/shared-ui/design/overlays';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './GatewayFrame.module.css';

interface GatewayFrameProps {
  title: string;
  description: string;
  /** The page of the gateway or bank to show. */
  src: string;
  /** Name of the frame for assistive technology. */
  frameTitle: string;
  /** Receives what the page says to this one; nobody else's messages. */
  onMessage: (data: Readonly<Record<string, unknown>>) => void;
  onClose: () => void;
}

/** Shows a page of the payment gateway in a dialog and listens to it alone. */
export function GatewayFrame(props: GatewayFrameProps) {
  const { title, description, src, frameTitle, onMessage, onClose } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const receive = useEffectEvent(onMessage);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow) return;
      if (typeof data === 'object' && data !== null) receive(data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={description}>
      <iframe
        ref={frame}
        className={styles.frame}
        src={src}
        title={frameTitle}
        allow="payment; publickey-credentials-get"
      />
    </Dialog>
  );
}
