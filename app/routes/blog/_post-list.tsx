import { usePublicAddress } from "~/components/shell/use-public-address"
import { PostFacts } from "./_post-facts"

interface Entry {
  slug: string
  title: string
  description: string
  date: string
  minutes: number
  tags: string[]
}

export function PostList({ posts }: { posts: Entry[] }) {
  const addressOf = usePublicAddress()
  return (
    <ul className="mt-10 grid gap-10">
      {posts.map((post) => (
        <li key={post.slug}>
          <h2 className="font-semibold text-xl">
            <a
              href={addressOf(`/blog/${post.slug}`)}
              className="hover:text-accent hover:underline hover:underline-offset-4"
            >
              {post.title}
            </a>
          </h2>
          <p className="mt-2 text-muted">{post.description}</p>
          <PostFacts post={post} />
        </li>
      ))}
    </ul>
  )
}
