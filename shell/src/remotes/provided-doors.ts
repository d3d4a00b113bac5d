/**
 * What only remotes use. The build provides what it has met: this names them, and each is
 * loaded when a remote asks for it. The JSX runtime is one of them in development, where the
 * shell itself uses another.
 */
export const providedDoors = [() => import('@console/shared/forms'), () => import('react/jsx-runtime')];
