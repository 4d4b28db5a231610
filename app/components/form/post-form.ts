/**
 * Posts a form as a page would, without leaving it: what fails is told where it was done. Nothing where no answer came;
 * of type "opaqueredirect" where it led on, which is what a form that was taken does.
 */
export const postForm = (
  address: string,
  fields: Record<string, string>,
): Promise<Response | undefined> =>
  fetch(address, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  }).catch(() => undefined)
