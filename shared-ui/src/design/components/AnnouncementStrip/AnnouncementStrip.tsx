import { useId, useState } from 'react';
import { ChevronDownIcon, PauseIcon, PlayIcon } from '../../icons';
import type { IconType } from '../../internal/types';
import { renderRichText } from '../RichText/RichText';
import styles from './AnnouncementStrip.module.css';
import { useReducedMotion, useRotation } from './useRotation';

export interface AnnouncementDropdownItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly linkText: string;
  readonly targetLink: string;
}

export interface AnnouncementStripProps {
  /** HTML with inline markup only; anything else is dropped. */
  messages: readonly string[];
  dropdown?: readonly AnnouncementDropdownItem[];
  links?: readonly {
    readonly id: string;
    readonly text: string;
    readonly href: string;
    readonly icon?: IconType;
  }[];
  /** Taken away, as below 300 px of scroll on a phone. */
  hidden?: boolean;
  everyMs?: number;
  fadeMs?: number;
}

function Dropdown({ id, items }: { id: string; items: readonly AnnouncementDropdownItem[] }) {
  return (
    <div id={id} className={styles.dropdown}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <p className={styles.itemTitle}>{item.title}</p>
            <p>{item.description}</p>
            <a className={styles.link} href={item.targetLink}>
              {item.linkText}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The strip above the header: messages that take turns every 3 s with a 500 ms fade (spec §2.7), and can be paused. */
export function AnnouncementStrip(props: AnnouncementStripProps) {
  const { messages, dropdown = [], links = [], hidden = false, everyMs = 3000, fadeMs = 500 } = props;
  const reduced = useReducedMotion();
  const [stopped, setStopped] = useState(false);
  const [resting, setResting] = useState(false);
  const [open, setOpen] = useState(false);
  const panel = useId();
  const paused = reduced || stopped || resting || open || hidden;
  const { index, fading } = useRotation({ count: messages.length, everyMs, fadeMs, paused });
  if (messages.length === 0 || hidden) return null;

  const words = (
    <span
      className={styles.message}
      data-fading={fading || undefined}
      style={{ transitionDuration: `${fadeMs}ms` }}
    >
      {renderRichText(messages[index] ?? '', 'inline')}
    </span>
  );
  return (
    <section
      aria-label="Announcements"
      className={styles.strip}
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
    >
      <div className={styles.bar}>
        {messages.length > 1 && !reduced && (
          <button
            type="button"
            className={styles.control}
            aria-label={stopped ? 'Play announcements' : 'Pause announcements'}
            onClick={() => setStopped(!stopped)}
          >
            {stopped ? <PlayIcon size={14} strokeWidth={2} /> : <PauseIcon size={14} strokeWidth={2} />}
          </button>
        )}
        {words}
        {dropdown.length > 0 && (
          <button
            type="button"
            className={styles.control}
            aria-label="More about this"
            aria-expanded={open}
            aria-controls={panel}
            onClick={() => setOpen(!open)}
          >
            <ChevronDownIcon className={styles.arrow} size={18} strokeWidth={2} />
          </button>
        )}
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map(({ id, text, href, icon: Icon }) => (
              <li key={id}>
                <a className={styles.link} href={href}>
                  {Icon && <Icon size={16} strokeWidth={1.75} />}
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {dropdown.length > 0 && (open ? <Dropdown id={panel} items={dropdown} /> : <div id={panel} hidden />)}
    </section>
  );
}
