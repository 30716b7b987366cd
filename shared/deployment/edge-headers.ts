/** Headers by which the edge informs origins about a request. It overwrites headers of these names from visitors. */

/** Proves that a request came through the edge: a secret that only the edge and the API know. */
export const EDGE_SECRET_HEADER = 'x-creel-edge';
/** The visitor's network address, as the edge saw it. The edge function spells the name out. */
export const VIEWER_ADDRESS_HEADER = 'x-creel-viewer-address';
