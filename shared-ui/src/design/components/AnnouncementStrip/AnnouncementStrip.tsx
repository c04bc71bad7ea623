import { type ComponentType, useState } from 'react';
import { ChevronDownIcon, PauseIcon, PlayIcon } from '../../icons';
import { cx } from '../../internal/cx';
import { FINGER } from '../../internal/finger';
import { PressLink } from '../PressLink/PressLink';
import type { AnnouncementDetail, AnnouncementPanelProps } from './AnnouncementPanel';
import styles from './AnnouncementStrip.module.css';
import { inlineHtml } from './inlineHtml';
import { useReducedMotion, useRotation } from './useRotation';

export interface Announcement {
  id: string;
  /** One line of HTML. Only bold and emphasis are preserved; other tags are stripped. */
  html: string;
  /** Empty if the message has no link. */
  targetLink: string;
}

export interface AnnouncementStripProps {
  messages: readonly Announcement[];
  /** Details of some messages, by message id. Clicking such a message opens the panel. */
  dropdown?: readonly AnnouncementDetail[];
  links?: readonly { id: string; icon: string; linkText: string; targetLink: string }[];
  open?: boolean;
  /** Hidden, for example beyond 300 px of scroll: rotation stops and nothing is focusable. */
  hidden?: boolean;
  onToggle?: (pressed: Announcement) => void;
  /** Called when the user is about to open the panel, so that it can be preloaded. */
  onIntent?: () => void;
  /** `AnnouncementPanel`, once it has loaded. */
  Panel?: ComponentType<AnnouncementPanelProps> | null;
}

const PANEL_ID = 'announcement-panel';
const NOTHING: readonly never[] = [];

interface MessageProps extends Pick<AnnouncementStripProps, 'open' | 'onToggle' | 'onIntent'> {
  message: Announcement;
  hasDetail: boolean;
}

function Message({ message, hasDetail, open = false, onToggle, onIntent }: MessageProps) {
  const words = <span className={styles.words}>{inlineHtml(message.html)}</span>;
  if (hasDetail) {
    return (
      <PressLink
        className={styles.press}
        href={message.targetLink || '#announcements'}
        aria-expanded={open}
        aria-controls={open ? PANEL_ID : undefined}
        onPress={() => onToggle?.(message)}
        onIntent={onIntent}
      >
        {words}
        <ChevronDownIcon className={styles.arrow} size={16} strokeWidth={2} />
      </PressLink>
    );
  }
  if (!message.targetLink) return <span className={styles.press}>{words}</span>;
  return (
    <a className={styles.press} href={message.targetLink}>
      {words}
    </a>
  );
}

function Links({ links }: Required<Pick<AnnouncementStripProps, 'links'>>) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.id}>
          <a className={styles.link} href={link.targetLink}>
            {link.icon && (
              <img className={styles.icon} src={link.icon} alt="" width={16} height={16} loading="lazy" />
            )}
            {link.linkText}
          </a>
        </li>
      ))}
    </ul>
  );
}

function PauseButton({ stopped, onPress }: { stopped: boolean; onPress: () => void }) {
  const Icon = stopped ? PlayIcon : PauseIcon;
  return (
    <button
      type="button"
      className={cx(styles.control, FINGER)}
      aria-label={stopped ? 'Play announcements' : 'Pause announcements'}
      onClick={onPress}
    >
      <Icon size={14} strokeWidth={2.25} />
    </button>
  );
}

/** The strip above the header: rotates messages every 3 s with a 500 ms fade, and can be paused (section 2.7). */
export function AnnouncementStrip(props: AnnouncementStripProps) {
  const { messages, dropdown = NOTHING, links = NOTHING, open = false, hidden = false, Panel } = props;
  const reduced = useReducedMotion();
  const [stopped, setStopped] = useState(false);
  const [resting, setResting] = useState(false);
  const turn = useRotation(messages.length, reduced || stopped || resting || open || hidden);
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
          {messages.length > 1 && <PauseButton stopped={stopped} onPress={() => setStopped(!stopped)} />}
          <div className={styles.messages}>
            {messages.map((message, index) => (
              <div
                key={message.id}
                className={styles.message}
                data-turn={index === turn}
                inert={index !== turn}
              >
                <Message
                  {...props}
                  message={message}
                  hasDetail={dropdown.some(({ id }) => id === message.id)}
                />
              </div>
            ))}
          </div>
        </div>
        {links.length > 0 && <Links links={links} />}
      </div>
      {open && Panel && <Panel id={PANEL_ID} items={dropdown} current={messages[turn]?.id ?? null} />}
    </section>
  );
}
