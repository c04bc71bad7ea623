export { delay, graphql, HttpResponse, http, type RequestHandler } from 'msw';
export { packshot, scene } from '../design/samples/packshot';
export { fromShelf, shelf } from '../design/samples/shelf';
export { answer, never, type Refusal, refuse, unreachable } from './answers';
export { answerGateway, EMBEDDED_GATEWAY, TOKENS_URL } from './gateway';
export { connectNetwork, expectAllHandled, resetNetwork, serve } from './network';
export { answerPlaces } from './places';
export { allSent, type SentRequest, sentTo, sentVariables } from './sent';
export { TestShop, type TestShopProps } from './test-shop';
