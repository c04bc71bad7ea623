import {
  type Announcement,
  type AnnouncementPanelProps,
  AnnouncementStrip,
  type AnnouncementStripProps,
} from '@saltbush/shared-ui/design/navigation';
import { navigate } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { lazyPart, useLazyPart } from '../../../shared/panels/lazy-part';

const panelPart = lazyPart<AnnouncementPanelProps>(
  () => import(/* webpackChunkName: "announcement-panel" */ '../model/announcement-panel'),
);

export interface AnnouncementsProps
  extends Required<Pick<AnnouncementStripProps, 'messages' | 'dropdown' | 'links' | 'hidden' | 'open'>> {
  onToggle: () => void;
}

/** The announcement strip. Its panel is loaded on hover, focus or press (section 2.7). */
export function Announcements({ onToggle, ...strip }: AnnouncementsProps) {
  const [pressed, setPressed] = useState<Announcement | null>(null);
  const Panel = useLazyPart(panelPart, strip.open, () => pressed?.targetLink && navigate(pressed.targetLink));
  return (
    <AnnouncementStrip
      {...strip}
      Panel={Panel}
      onIntent={() => void panelPart.load().catch(() => undefined)}
      onToggle={(message) => {
        setPressed(message);
        onToggle();
      }}
    />
  );
}
