import { ChevronDownIcon, PauseIcon, PlayIcon } from '@saltbush/shared-ui/design/icons';
import { navigate } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { lazyPart, useLazyPart } from '../../../lib/lazy-part';
import { PressLink } from '../../../lib/press-link';
import { inlineHtml } from '../inline-html';
import { useReducedMotion, useRotation } from '../use-rotation';
import type { AnnouncementPanelProps, StripDropdown } from './AnnouncementPanel';
import styles from './AnnouncementStrip.module.css';

const panelPart = lazyPart<AnnouncementPanelProps>(
  () => import(/* webpackChunkName: "announcement-panel" */ './AnnouncementPanel'),
);

export interface AnnouncementStripProps {
  messages: readonly { id: string; html: string; targetLink: string }[];
  dropdown: readonly StripDropdown[];
  links: readonly { id: string; icon: string; linkText: string; targetLink: string }[];
  open: boolean;
  /** Out of sight, as above 300 px of scroll: nothing moves and nothing can be reached. */
  hidden: boolean;
  onToggle: () => void;
}

const PANEL_ID = 'announcement-panel';

interface MessageProps {
  message: AnnouncementStripProps['messages'][number];
  hasPanel: boolean;
  open: boolean;
  onToggle: () => void;
}

function Message({ message, hasPanel, open, onToggle }: MessageProps) {
  const words = <span className={styles.words}>{inlineHtml(message.html)}</span>;
  if (!hasPanel) {
    return message.targetLink ? (
      <a className={styles.press} href={message.targetLink}>
        {words}
      </a>
    ) : (
      <span className={styles.press}>{words}</span>
    );
  }
  return (
    <PressLink
      className={styles.press}
      href={message.targetLink || '#announcements'}
      aria-expanded={open}
      aria-controls={open ? PANEL_ID : undefined}
      onPress={onToggle}
      onIntent={() => void panelPart.load().catch(() => undefined)}
    >
      {words}
      <ChevronDownIcon className={styles.arrow} size={16} strokeWidth={2} />
    </PressLink>
  );
}

function Links({ links }: Pick<AnnouncementStripProps, 'links'>) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.id}>
          <a className={styles.link} href={link.targetLink}>
            {link.icon && <img className={styles.icon} src={link.icon} alt="" width={16} height={16} />}
            {link.linkText}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface TurnsProps extends Pick<AnnouncementStripProps, 'messages' | 'dropdown' | 'open' | 'onToggle'> {
  /** Index of the message that is shown. */
  turn: number;
}

function Turns({ messages, dropdown, turn, open, onToggle }: TurnsProps) {
  return (
    <div className={styles.messages}>
      {messages.map((message, index) => (
        <div key={message.id} className={styles.message} data-turn={index === turn} inert={index !== turn}>
          <Message
            message={message}
            hasPanel={dropdown.some(({ id }) => id === message.id)}
            open={open}
            onToggle={onToggle}
          />
        </div>
      ))}
    </div>
  );
}

function PauseButton({ stopped, onPress }: { stopped: boolean; onPress: () => void }) {
  const Icon = stopped ? PlayIcon : PauseIcon;
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={stopped ? 'Play announcements' : 'Pause announcements'}
      onClick={onPress}
    >
      <Icon size={14} strokeWidth={2.25} />
    </button>
  );
}

/** The strip above the header: messages take turns every 3 s with a 500 ms fade, and can be paused (section 2.7). */
export function AnnouncementStrip({ links, hidden, ...turns }: AnnouncementStripProps) {
  const { messages, dropdown, open } = turns;
  const reduced = useReducedMotion();
  const [stopped, setStopped] = useState(false);
  const [resting, setResting] = useState(false);
  const turn = useRotation(messages.length, reduced || stopped || resting || open || hidden);
  const current = messages[turn];
  const Panel = useLazyPart(panelPart, open, () => current?.targetLink && navigate(current.targetLink));
  return (
    <section
      id="announcements"
      aria-label="Announcements"
      className={styles.strip}
      data-panel="announcements"
      inert={hidden}
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
    >
      <div className={styles.bar}>
        <div className={styles.turns}>
          {messages.length > 1 && !reduced && (
            <PauseButton stopped={stopped} onPress={() => setStopped(!stopped)} />
          )}
          <Turns {...turns} turn={turn} />
        </div>
        <Links links={links} />
      </div>
      {Panel && <Panel id={PANEL_ID} items={dropdown} current={current?.id ?? null} />}
    </section>
  );
}
