/**
 * Doors that only remotes use. The build provides what it has met: this names them,
 * and each is loaded when a remote asks for it.
 */
export const providedDoors = [() => import('@console/shared/forms')];
