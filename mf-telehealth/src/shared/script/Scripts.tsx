import { supplyTooEarly } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import {
  Badge,
  Banner,
  ButtonLink,
  Cluster,
  Loading,
  Skeleton,
  Stack,
  Text,
} from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import type { TelehealthScriptsQuery } from '../../generated/gql/graphql';
import { scriptsQuery } from './api/scripts';
import styles from './Scripts.module.css';
import { SCRIPT_STATUS_WORDS, scriptWords } from './script-words';

type Script = TelehealthScriptsQuery['telehealth_scripts'][number];

/** Leads to where its medicine can be ordered on it, or says from when on. */
function OrderOn({ script }: { script: Script }) {
  const { status, product_slug, product_name, next_supply_on } = script;
  if (status !== 'on_file') return null;
  if (next_supply_on) return <Text size="sm">{supplyTooEarly(next_supply_on)}</Text>;
  if (!product_slug) return <Text size="sm">Our shop does not sell it at the moment.</Text>;
  return (
    <div>
      <ButtonLink href={links.product(product_slug)} variant="secondary" size="sm">
        Order {product_name}
      </ButtonLink>
    </div>
  );
}

function ScriptItem({ script }: { script: Script }) {
  const isOnFile = script.status === 'on_file';
  return (
    <li>
      <Stack gap={2}>
        <Cluster gap={3}>
          <Text strong>
            {isOnFile ? `Your script is on file: ${script.product_name}` : script.product_name}
          </Text>
          <Badge tone={isOnFile ? 'brand' : 'amber'}>{SCRIPT_STATUS_WORDS[script.status]}</Badge>
        </Cluster>
        <Text size="sm">
          {scriptWords(script)}. Issued by {script.issued_by}.
        </Text>
        <Text size="sm">Directions: {script.directions}</Text>
        <OrderOn script={script} />
      </Stack>
    </li>
  );
}

/** The scripts that were issued in a consultation: what is left of each, and where to order on it (rule health-66). */
export default function Scripts({ uuid }: { uuid: string }) {
  const found = useQuery(scriptsQuery(uuid));
  if (found.isError) {
    return <Banner tone="error">Your script could not be loaded. {errorMessage(found.error)}</Banner>;
  }
  if (!found.data) {
    return (
      <Loading label="Loading your script">
        <Skeleton height="4rem" />
      </Loading>
    );
  }
  return (
    <ul className={styles.list} aria-label="Scripts">
      {found.data.map((script) => (
        <ScriptItem key={script.number} script={script} />
      ))}
    </ul>
  );
}
