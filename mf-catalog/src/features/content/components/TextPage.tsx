import { links } from '@saltbush/contract/links';
import { RichText } from '@saltbush/shared-ui/design/content';
import { Breadcrumbs, Heading } from '@saltbush/shared-ui/design/core';
import { formatDate } from '../../../shared/dates/dates';
import styles from './TextPage.module.css';

interface TextPageProps {
  title: string;
  html: string;
  /** ISO 8601. */
  updatedAt: string;
}

/** A page of text, as shoppers read it. */
export function TextPage({ title, html, updatedAt }: TextPageProps) {
  return (
    <div className={styles.text}>
      <Breadcrumbs items={[{ label: 'Home', href: links.home() }, { label: title }]} />
      <Heading level={1}>{title}</Heading>
      <RichText html={html} />
      <p className={styles.updated}>Last updated {formatDate(updatedAt)}</p>
    </div>
  );
}
