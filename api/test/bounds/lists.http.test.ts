import {
  buildSchema,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSchemaText } from '../../src/server/graphql/schema-text';
import { testApi } from '../server/test-api';

/** Lists that operations take, and how many of their elements count. A request can contain tens of thousands. */
const LISTS: Readonly<Record<string, string>> = {
  'CheckoutPlaceOrderInput.agreed_terms': 'one for each frequency',
  'FoodDiaryCopyEntriesInput.entries': '100: moving.http.test.ts',
  'FoodDiaryRemoveEntriesInput.entry_ids': '100: moving.http.test.ts',
  'JourneyCheckInsRecordInput.symptoms': 'each symptom once',
  'JourneyConsultsMissInput.calls': 'staff only; 3',
  'JourneySubscriptionsAcknowledgeRecordInput.facts': 'staff only; each fact once',
  'JourneySubscriptionsReviewInput.items': 'staff only',
  'JourneySubscriptionsSubmitInput.earlier_answers': '10',
  'JourneySubscriptionsSubmitInput.pregnancy_options': '4: more are refused',
  'ListingFilterInput.values': '100 of all filters together: listing.test.ts',
  'ListingInput.filters': 'as their values: listing.test.ts',
  'Mutation.product_views_merge.product_ids': '20',
  'OrdersRequestReturnInput.lines': '200',
  'Query.products.ids': '50',
  'RecommendedProductsInput.models': 'each model once',
  'RecommendedProductsInput.product_ids': '10',
  'StaffAppointmentsMissInput.calls': 'staff only; 3',
  'StaffConsultScriptsIssueInput.overruled': 'staff only; 20',
  'StaffConsultTimesSetPlacesInput.times': 'staff only; 60',
  'StaffContentItemInput.fields': 'staff only; 20',
  'StaffContentValueInput.fields': 'staff only; 20',
  'StaffContentValueInput.items': 'staff only; 20',
  'StaffOrdersRefundInput.lines': 'staff only',
  'StaffPromotionPreviewInput.lines': 'staff only; 10: preview.http.test.ts',
  'StaffPromotionsSaveInput.product_ids': 'staff only; 200: drafts.http.test.ts',
  'StaffReturnsAcceptInput.lines': 'staff only',
  'StaffSearchLineInput.found': 'staff only',
  'StaffSearchLineInput.typed': 'staff only',
  'StaffSearchSynonymsSaveInput.found': 'staff only',
  'StaffSearchSynonymsSaveInput.typed': 'staff only',
  'StaffVoucherPreviewInput.lines': 'staff only; 10: preview.http.test.ts',
  'TelehealthBookingsCreateInput.contradiction_notes': '20',
};
const WHY =
  'A request can contain 50,000 elements. Count some of them only, and say how many in test/bounds.';

const isList = (type: GraphQLInputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

const MANY = 4000;
const api = testApi();

describe('lists of a request', () => {
  it('are known, with the number of elements that count', () => {
    const types = Object.values(buildSchema(readSchemaText()).getTypeMap());
    const fields = types.flatMap((type) =>
      isInputObjectType(type)
        ? Object.values(type.getFields()).map((field) => ({
            name: `${type}.${field.name}`,
            type: field.type,
          }))
        : [],
    );
    const args = types
      .filter(isObjectType)
      .flatMap((type) =>
        Object.values(type.getFields()).flatMap((field) =>
          field.args.map((arg) => ({ name: `${type}.${field.name}.${arg.name}`, type: arg.type })),
        ),
      );
    const lists = [...fields, ...args].filter(({ name, type }) => isList(type) && !name.startsWith('__'));
    expect(lists.map(({ name }) => name).sort(), WHY).toEqual(Object.keys(LISTS));
  });

  it('recommend by each model once, however often it is named', async () => {
    const recommend = async (models: string[]) => {
      const query = `query ($input: RecommendedProductsInput!) {
        recommended_products(input: $input) { data { id } }
      }`;
      const { data } = await api.request(query, { input: { models, product_ids: ['1001'] } });
      return data.recommended_products.data;
    };
    const once = await recommend(['related_products', 'popular']);
    expect(once.length).toBeGreaterThan(0);
    const models = Array.from({ length: MANY }, (_, at) => (at % 2 ? 'popular' : 'related_products'));
    expect(await recommend(models)).toEqual(once);
  });

  it('recommend for the first ten products, and list the first fifty', async () => {
    const unknown = (count: number) => Array.from({ length: count }, (_, at) => String(900_000 + at));
    const query = `query ($ids: [ID!]!, $input: RecommendedProductsInput!) {
      products(ids: $ids) { id }
      recommended_products(input: $input) { data { id } }
    }`;
    const read = async (ids: number, origins: number) => {
      const input = { product_ids: [...unknown(origins), '1001'] };
      const { data } = await api.request(query, { ids: [...unknown(ids), '1001'], input });
      return [data.products.length, data.recommended_products.data.length > 0];
    };
    expect(await read(49, 9)).toEqual([1, true]);
    expect(await read(50, 10)).toEqual([0, false]);
  });
});
