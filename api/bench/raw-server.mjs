import { createServer } from 'node:http';

/** Responds to every request with the same JSON: the upper bound for Node on this machine. */
const BODY = JSON.stringify({ data: { product: { id: '1', name: 'x'.repeat(1000) } } });

const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': BODY.length }).end(BODY);
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ ready: true, port: server.address().port })}\n`);
});
process.stdin.on('end', () => process.exit(0)).resume();
