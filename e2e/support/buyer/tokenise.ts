/** A test card tokenised by the embedded gateway. */
export async function tokenise(origin: string, number = '4242424242424242'): Promise<string> {
  const response = await fetch(`${origin}/api/gateway/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ number, exp_month: 12, exp_year: 2034, cvc: '123', name: 'Test Buyer' }),
  });
  const body = (await response.json()) as { data?: { id?: string; stripe_source_id?: string }; id?: string };
  const token = body.data?.stripe_source_id ?? body.data?.id ?? body.id;
  if (!token) throw new Error(`No token: HTTP ${response.status}`);
  return token;
}
