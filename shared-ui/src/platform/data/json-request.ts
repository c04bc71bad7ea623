import { NO_CACHED_RESPONSE, SOMETHING_WENT_WRONG } from '@saltbush/contract';
/** Result of the generic JSON helper: it never throws (section 7.a). */
export interface JsonResult<Data> {
  data: Data | null;
  /** Empty if there was no error. */
  error: string;
  success: boolean;
  /** HTTP status, or 0 without a response. */
  status: number;
}

export interface JsonRequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  cache?: RequestCache;
  fetch?: typeof fetch;
}

function errorText(response: Response): string {
  if (response.status === 504) return NO_CACHED_RESPONSE;
  return `${response.status} - ${response.statusText}`;
}

/** Sends JSON (by default a POST) and returns the parsed data, an error text and a success flag. */
export async function jsonRequest<Data>(
  url: string,
  options: JsonRequestOptions = {},
): Promise<JsonResult<Data>> {
  const { method = 'POST', body, headers, cache } = options;
  try {
    const response = await (options.fetch ?? fetch)(url, {
      method,
      cache,
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const data = (await response.json().catch(() => null)) as Data | null;
    const { ok: success, status } = response;
    return { data, error: success ? '' : errorText(response), success, status };
  } catch (error) {
    return {
      data: null,
      error: error instanceof Error ? error.message : SOMETHING_WENT_WRONG,
      success: false,
      status: 0,
    };
  }
}
