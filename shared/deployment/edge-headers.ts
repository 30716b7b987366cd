/** Headers in which the edge tells origins about a request. It overwrites any that a visitor sent under these names. */

/** That a request came by the edge: a secret that only the two know. */
export const EDGE_SECRET_HEADER = 'x-creel-edge';
/** The visitor's network address, as the edge saw it. The edge function writes the name out. */
export const VIEWER_ADDRESS_HEADER = 'x-creel-viewer-address';
