import { links } from '@saltbush/contract/links';
import { Accordion, ButtonLink, Stack, Text } from '@saltbush/shared-ui/design/core';
import { Sheet } from '@saltbush/shared-ui/design/overlays';
import { STEPS } from '../model/steps';
import styles from './AutoDeliveryInfo.module.css';

interface AutoDeliveryInfoProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Explains AutoDelivery in four expandable steps (section 2.13). */
export default function AutoDeliveryInfo({ open, onOpenChange }: AutoDeliveryInfoProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="How AutoDelivery works"
      footer={
        <ButtonLink
          block
          variant="secondary"
          href={links.pages.autoDelivery()}
          onClick={() => onOpenChange(false)}
        >
          More about AutoDelivery
        </ButtonLink>
      }
    >
      <Stack gap={5}>
        <img
          className={styles.picture}
          src="/images/ad-drawer-main-image.png"
          alt=""
          width={1120}
          height={640}
        />
        <Text>What you use every month, at your door before it runs out. You stay in control.</Text>
        <Accordion
          exclusive
          items={STEPS.map(({ title, text }, index) => ({
            id: `autodelivery-step-${index + 1}`,
            title: `${index + 1}. ${title}`,
            content: <p>{text}</p>,
            open: index === 0,
          }))}
        />
      </Stack>
    </Sheet>
  );
}
