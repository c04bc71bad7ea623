/**
 * HTTP statuses of the JSON endpoints below /api for each column of the role table. Bodies are empty except for
 * `impersonate`: 400, 404 and the 401 of `login` mean that the caller is permitted to try. `impersonate` and `booking`
 * read the bearer token, which may have expired; the others identify callers by cookie or not at all.
 */
export const ENDPOINT_TABLE = `
endpoint                           guest  owner  other  staff  impersonated  expired

GET  /auth/providers               200    200    200    200    200           200
GET  /auth/session                 200    200    200    200    200           200
POST /auth/session                 200    200    200    200    200           200
POST /auth/activity                200    200    200    200    200           200
POST /auth/signup                  400    400    400    400    403           400
POST /auth/login                   401    401    401    401    403           401
POST /auth/social                  404    404    404    404    403           404
GET  /auth/callback/:provider      303    303    303    303    403           303
POST /auth/forgot-password         400    400    400    400    403           400
POST /auth/reset-password          400    400    400    400    403           400
GET  /auth/confirm                 200    200    200    200    403           200
POST /auth/confirm-email           200    200    200    200    403           200
GET  /auth/change-email            200    200    200    200    403           200
POST /auth/change-email            200    200    200    200    403           200
GET  /auth/undo-email              200    200    200    200    403           200
POST /auth/undo-email              200    200    200    200    403           200
POST /auth/my-data                 401    200    200    200    403           401
POST /auth/impersonate             403    403    403    201    403           401
POST /staff/product-photos         403    403    403    404    403           401
POST /staff/content-pictures       403    403    403    404    403           401
GET  /rewards/link                 200    200    200    200    403           200
GET  /rewards/callback             200    200    200    200    403           200
POST /telehealth/medicare/booking  200    200    200    200    200           401
POST /telehealth/certificate       404    404    404    404    403           401
POST /staff/certificate            401    404    404    404    403           401
POST /analytics/events             400    400    400    400    403           400
POST /auth/logout                  200    200    200    200    200           200
`;
