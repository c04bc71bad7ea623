import { CERTIFICATE_ENDPOINT } from '@saltbush/contract';
import {
  Badge,
  Banner,
  Button,
  Cluster,
  Loading,
  Skeleton,
  Stack,
  Text,
  useActionStatus,
} from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { certificatesQuery } from './api/certificates';
import styles from './Certificates.module.css';
import { daysWords, PURPOSE_WORDS, STATUS_WORDS } from './certificate-words';
import { downloadCertificate } from './download-certificate';

function Download({ uuid }: { uuid: string }) {
  const { status, run, failure } = useActionStatus();
  return (
    <>
      <div>
        <Button
          variant="secondary"
          size="sm"
          status={status}
          onClick={() => void run(() => downloadCertificate(CERTIFICATE_ENDPOINT, uuid))}
        >
          Download certificate (PDF)
        </Button>
      </div>
      {failure !== null && (
        <Banner tone="error" live>
          {errorMessage(failure)}
        </Banner>
      )}
    </>
  );
}

/** The certificates of a consultation: which of them holds, and that one as a file (rule health-30). */
export default function Certificates({ uuid }: { uuid: string }) {
  const found = useQuery(certificatesQuery(uuid));
  if (found.isError) {
    return <Banner tone="error">Your certificate could not be loaded. {errorMessage(found.error)}</Banner>;
  }
  if (!found.data) {
    return (
      <Loading label="Loading your certificate">
        <Skeleton height="4rem" />
      </Loading>
    );
  }
  return (
    <ul className={styles.list} aria-label="Certificates">
      {found.data.map((certificate) => (
        <li key={certificate.version}>
          <Stack gap={2}>
            <Cluster gap={3}>
              <Text strong>{PURPOSE_WORDS[certificate.purpose]}</Text>
              <Badge tone={certificate.status === 'valid' ? 'brand' : 'amber'}>
                {STATUS_WORDS[certificate.status]}
              </Badge>
            </Cluster>
            <Text size="sm">
              {daysWords(certificate)}, issued by {certificate.issued_by}
            </Text>
            {certificate.status === 'valid' && <Download uuid={uuid} />}
          </Stack>
        </li>
      ))}
    </ul>
  );
}
